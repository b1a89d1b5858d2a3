import RefreshGtk
