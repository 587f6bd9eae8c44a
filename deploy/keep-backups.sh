#!/bin/sh
# keep-backups.sh FOLDER: of the files teamieum-YYYY-MM-DD*.tar.gz it keeps the newest of each of the last 7 days that have
# one, and of each of the last 4 weeks (Monday to Sunday) that have one. Never removes the last one.
set -eu
folder=$1
cd "$folder"
days=0
weeks=0
last_day=
last_week=
# Newest first: the names begin with the date.
for file in $(ls -1 teamieum-????-??-??*.tar.gz 2>/dev/null | sort -r); do
  day=$(printf '%s' "$file" | cut -c10-19)
  week=$(date -d "$day" +%G-%V)
  keep=
  if [ "$day" != "$last_day" ]; then
    last_day=$day
    days=$((days + 1))
    [ "$days" -le 7 ] && keep=day
  fi
  if [ "$week" != "$last_week" ]; then
    last_week=$week
    weeks=$((weeks + 1))
    [ "$weeks" -le 4 ] && keep=week
  fi
  [ -n "$keep" ] || rm -- "$file"
done
