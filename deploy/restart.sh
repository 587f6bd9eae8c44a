#!/usr/bin/env bash
# Restarts the processes one after the other; the next only when the one before is ready. Nobody notices.
#
#   deploy/restart.sh 1 2
set -euo pipefail
# The folder of the sockets in teamieum@.service and nginx.conf.
sockets=${SOCKET_FOLDER:-/run/teamieum}

for number in "$@"; do
  systemctl restart "teamieum@$number"
  for ((try = 0; ; try++)); do
    if curl --silent --fail --max-time 2 --unix-socket "$sockets/$number.sock" http://localhost/api/ready > /dev/null; then break; fi
    if ((try >= 60)); then
      echo "teamieum@$number is not ready after a minute: journalctl -u teamieum@$number" >&2
      exit 1
    fi
    sleep 1
  done
  echo "teamieum@$number is ready."
done
