#!/bin/sh
# Plays wrangler for the tests of deploying: an account in $STUB, one file for each thing that it has. A file in
# $STUB/failing, named by a command's first words, is the error that it fails with; one in $STUB/killed ends whoever called
# it, after the command is carried out.
said="$*"
case "$said" in "d1 execute"*) call="d1 execute" ;; *) call=$(echo "$said" | sed -E 's# /[^ ]+##g') ;; esac
echo "$call" >> "$STUB/calls"
echo "${CLOUDFLARE_ENV-unset}: ${call%% *}" >> "$STUB/environments"

beginning() { for file in "$STUB/$1"/*; do case "$said" in "$(basename "$file" | tr _ ' ')"*) echo "$file"; return ;; esac; done; }

failing=$(beginning failing)
if [ -n "$failing" ]; then cat "$failing" >&2; exit 1; fi
killed=$(beginning killed)

live() { echo "$1" > "$STUB/live"; echo "{\"created_on\":\"2026\",\"versions\":[{\"version_id\":\"$1\",\"percentage\":100}]}" >> "$STUB/deployments"; }
version() { echo "{\"id\":\"$1\",\"metadata\":{\"created_on\":\"2026\"},\"annotations\":{\"workers/tag\":\"$2\",\"workers/triggered_by\":\"$3\"}}" >> "$STUB/versions"; }
list() { echo "[$(paste -sd, "$1" 2> /dev/null)]"; }
not_found() { echo '✘ [ERROR] Worker "tallgrass" not found.' >&2; exit 1; }

case "$said" in
  "whoami --json") echo '{"email":"me@ready-hauler.com","accounts":[{"id":"a","name":"Mine"}]}' ;;
  "deploy --dry-run"*) echo 'Total Upload: 2.00 KiB / gzip: 1.00 KiB' ;;
  "deploy --config"*) version placeholder placeholder upload; live placeholder; echo '[]' > "$STUB/secrets" ;;
  "secret list"*) [ -f "$STUB/secrets" ] || not_found; cat "$STUB/secrets" ;;
  "d1 list"*) list "$STUB/databases" ;;
  "d1 create"*) echo "{\"name\":\"$3\"}" >> "$STUB/databases" ;;
  "d1 execute"*) case "$said" in
    *"last_error"*) cat "$STUB/outbox" ;;
    *"json_extract"*) list "$STUB/leads" | sed 's/^/[{"results":/; s/$/}]/' ;;
    *"INSERT INTO erasures"*) rm -f "$STUB/leads"; echo '[{},{},{},{},{}]' ;;
    *) echo '[{}]' ;;
    esac ;;
  "r2 bucket list") sed 's/^/name:           /' "$STUB/buckets" 2> /dev/null ;;
  "r2 bucket create"*) echo "$4" >> "$STUB/buckets" ;;
  "email routing addresses list") echo '│ a │ owner@ready-hauler.com │ 2026-01-01 │' ;;
  "versions list"*) list "$STUB/versions" ;;
  "deployments list"*) list "$STUB/deployments" ;;
  "deployments status"*) tail -n 1 "$STUB/deployments" ;;
  "versions upload"*)
    id="version-$(wc -l < "$STUB/versions" | tr -d ' ')"
    version "$id" "$4" upload
    if [ "$5" = --secrets-file ]; then cp "$6" "$STUB/sent-secrets"; echo '[{"name":"LEAD_SECRET"}]' > "$STUB/secrets"; fi
    echo "{\"type\":\"version-upload\",\"version_id\":\"$id\",\"preview_url\":\"$(cat "$STUB/preview")\"}" >> "$WRANGLER_OUTPUT_FILE_PATH" ;;
  "versions deploy"*) live "${3%@100%}" ;;
  "rollback"*) live "$2" ;;
esac
if [ -n "$killed" ]; then rm "$killed"; kill -9 "$PPID"; fi
exit 0
