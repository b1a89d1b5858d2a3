# shellcheck shell=bash
# take.sh: for make-screenshots and make-contact-sheets, which source it. Takes
# pictures of the built demo on an X server without a screen, with the mouse
# pulling. Needs the packages xvfb, xauth, xdotool, imagemagick and, for the font
# of GNOME's desktop, fonts-cantarell beside the demo's own. SHOTS_OUTPUT is the
# folder for the pictures.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

on_server() { # SCRIPT [ARGUMENT]...: builds, and begins the script again on a server of its own
  local work demo status=0
  demo=$(swift build --package-path "$here/../.." --product refresh-demo >&2 &&
    swift build --package-path "$here/../.." --show-bin-path)/refresh-demo
  work=$(mktemp -d)
  mkdir "$work/gtk-3.0"
  printf '[Settings]\ngtk-font-name=Cantarell 11\n' >"$work/gtk-3.0/settings.ini"
  env SHOTS_DEMO="$demo" SHOTS_WORK="$work" GDK_BACKEND=x11 GSETTINGS_BACKEND=memory NO_AT_BRIDGE=1 LC_ALL=C.UTF-8 \
    XDG_STATE_HOME="$work/state" XDG_CONFIG_HOME="$work" \
    xvfb-run -a -s "-screen 0 1024x1000x24" "$@" || status=$?
  rm -rf "$work"
  return $status
}

wait_for() { # TEXT [COUNT]: in the demo's log, at most 20 s
  for _ in $(seq 400); do
    [ "$(grep -c -- "$1" "$log")" -ge "${2:-1}" ] && return
    sleep 0.05
  done
  echo "$(basename "$0"): $name: $1 did not come" >&2
  return 1
}

move_to() { xdotool mousemove $(($1 * scale)) $(($2 * scale)); } # X Y, in logical pixels

drag() { # DX DY: presses in the middle and moves in steps, as a hand does
  local step
  move_to 200 250
  xdotool mousedown 1
  for step in $(seq 30); do
    move_to $((200 + $1 * step / 30)) $((250 + $2 * step / 30))
    sleep 0.012
  done
  sleep 0.4
}

act() { # WORD...: what the mouse does
  local side=1
  [ "$language" != ar ] || side=-1
  while [ $# -gt 0 ]; do
    case $1 in
      pull) drag 0 "$2"; shift ;;
      # A drag selects in some lists; the wheel pulls after a pause.
      wheel)
        move_to 200 250; sleep 0.8; xdotool click --repeat 5 --delay 60 4
        wait_for '"name":"refreshing"'; sleep 0.5 ;;
      sideways)
        move_to 200 250
        xdotool click --repeat 120 --delay 10 $((side > 0 ? 7 : 6)); sleep 1
        drag $((-170 * side)) 0 ;;
      release) xdotool mouseup 1; wait_for '"name":"refreshing"'; sleep 0.5 ;;
      fail) wait_for '"to":"idle"'; sleep 0.3 ;;
      end) move_to 200 250; xdotool click --repeat 60 --delay 10 5; sleep 0.8 ;;
      ended) wait_for '"to":"noMoreData"' ;;
      rest) xdotool mousemove 1023 999; sleep 0.5 ;;
    esac
    shift
  done
}

# SHOT: name | example | language | environment | crop | what the mouse does. The
# crop is in logical pixels; "gallery" stands for the whole window with all that is in it.
take() {
  local name example language environment crop what log pid i area scale=1 latency=4000 options=()
  IFS='|' read -r name example language environment crop what <<<"$1"
  [[ $environment != *GDK_SCALE=2* ]] || scale=2
  [[ $what != *fail* && $what != *ended* ]] || latency=400
  if [ "$crop" = gallery ]; then crop=1010x696+0+0; else options=(--bare); fi
  log=$SHOTS_WORK/log
  : >"$log"
  # shellcheck disable=SC2086
  env GTK_THEME=Adwaita $environment "$SHOTS_DEMO" "${options[@]}" --example "$example" --language "$language" \
    --rows 30 --latency $latency --log "$log" &
  pid=$!
  wait_for '"event":"ready"'
  # Without a window manager nothing else does, and colours are paler in a window that is not focused.
  xdotool search --sync --onlyvisible --pid $pid windowfocus >/dev/null 2>&1
  sleep 0.5
  # shellcheck disable=SC2086
  act $what
  IFS=x+ read -r -a area <<<"$crop"
  for i in 0 1 2 3; do area[i]=$((area[i] * scale)); done
  crop=${area[0]}x${area[1]}+${area[2]}+${area[3]}
  import -window root -strip -crop "$crop" +repage "$SHOTS_OUTPUT/$name.png"
  xdotool mouseup 1
  kill $pid
  wait $pid 2>/dev/null || :
  echo "$name"
}
