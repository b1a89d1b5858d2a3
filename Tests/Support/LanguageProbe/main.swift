// Says which language the library chose and what it shows, for tests of what the environment and the place of a program
// do: a process reads its environment once.

import RefreshCore
import RefreshGtk

print(RefreshLanguage.effective)
for key in RefreshTextKey.allCases { print("\(key.rawValue)=\(RefreshLanguage.texts[key])") }
