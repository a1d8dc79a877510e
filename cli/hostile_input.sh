#!/bin/sh
# Judges input that was made to do harm, and checks how the program ends, what it says, that it stays
# within its memory, that nothing raw reaches a terminal, and that nothing is written anywhere.
#   hostile_input.sh CASE FABRIC CAPTURES FOLDER MEMORY
# CASE is a function below. FOLDER is made anew. MEMORY: KiB of address space, or "unlimited".
set -eu
case_name=$1 fabric=$2 captures=$3 folder=$4 memory=$5
profile=crs804-lossy-4-rails

fail() {
  echo "$case_name: $1"
  head -c 3000 "$folder/out" "$folder/err" | cat -v
  exit 1
}

# expect EXIT REGEX ARGUMENT…: one of the outputs has a line that matches.
expect() {
  exit_code=$1 regex=$2
  shift 2
  mkdir "$folder/cwd"
  : > "$folder/out" > "$folder/err"
  find "$folder" | sort > "$folder.before"
  code=0
  (cd "$folder/cwd" && ulimit -v "$memory" && exec "$fabric" "$@") \
    > "$folder/out" 2> "$folder/err" || code=$?
  find "$folder" | sort > "$folder.after"
  [ "$code" = "$exit_code" ] || fail "expected exit $exit_code, was $code"
  # Words may stand on the next line, where a report was wrapped.
  cat "$folder/out" "$folder/err" | tr -s '\n ' ' ' | grep -Eq -- "$regex" || fail "does not say $regex"
  if LC_ALL=C grep -q "[$(printf '\001-\011\013-\037\177')]" "$folder/out" "$folder/err"; then
    fail "a control character reaches the terminal"
  fi
  if grep -qF '[  PASSED  ]' "$folder/out" "$folder/err"; then fail "a marker of GoogleTest is shown"; fi
  cmp -s "$folder.before" "$folder.after" || fail "$(diff "$folder.before" "$folder.after")"
  rm -r "$folder" "$folder.before" "$folder.after"
}

# A healthy capture to spoil.
capture() {
  cp -r "$captures/healthy-crs804" "$folder/capture"
}

bytes() {  # bytes COUNT CHARACTER
  head -c "$1" /dev/zero | tr '\0' "$2"
}

# replace FILE SED-SCRIPT: in a file in which the script has to change something.
replace() {
  sed "$2" "$1" > "$folder/changed"
  if cmp -s "$1" "$folder/changed"; then fail "$1 has nothing that $2 changes"; fi
  mv "$folder/changed" "$1"
}

junk_as_export() {
  head -c 20000 "$fabric" > "$folder/junk"
  expect 2 'unknown: switch export: .*(NUL|control) byte' judge --export "$folder/junk" --profile $profile
}

junk_as_inventory() {
  head -c 20000 "$fabric" > "$folder/junk"
  expect 2 'junk:1:.* (not UTF-8|control character)' judge --inventory "$folder/junk" \
    --replay "$captures/healthy-crs804"
}

junk_pasted() {
  mkdir "$folder/pasted"
  head -c 20000 "$fabric" > "$folder/pasted/junk"
  expect 2 'a NUL byte: this is no text' judge --replay "$folder/pasted"
}

junk_in_a_capture() {
  capture
  head -c 20000 "$fabric" > "$folder/capture/devices/crs804/bridge-port.out"
  expect 2 'unknown: crs804 bridge-port: ' judge --replay "$folder/capture"
}

line_of_100_mb() {
  bytes 100000000 x > "$folder/long.rsc"
  expect 2 'long.rsc: is larger than 64 MiB' judge --export "$folder/long.rsc" --profile $profile
}

line_of_4_mb() {
  capture
  bytes 4000000 x > "$folder/capture/devices/crs804/bridge-port.out"
  expect 2 'bridge-port: line 1: 4000000 bytes in one line' judge --replay "$folder/capture"
}

line_of_4_mb_pasted() {
  mkdir "$folder/pasted"
  bytes 4000000 x > "$folder/pasted/long"
  expect 2 'long:1: too large to be recognised' judge --replay "$folder/pasted"
}

text_over_64_mib() {
  capture
  bytes 70000000 '\n' > "$folder/capture/devices/crs804/bridge-port.out"
  expect 2 'bridge-port.out: is larger than 64 MiB' judge --replay "$folder/capture"
}

yaml_aliases() {
  printf 'fabric: lab\na: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n' > "$folder/lab.yaml"
  expect 2 'lab.yaml:2:[0-9]+: anchors and aliases are not allowed' judge --inventory "$folder/lab.yaml" \
    --replay "$captures/healthy-crs804"
}

yaml_deep() {
  { printf 'fabric: '; bytes 500000 '['; } > "$folder/lab.yaml"
  expect 2 'lab.yaml:1:[0-9]+: ' judge --inventory "$folder/lab.yaml" --replay "$captures/healthy-crs804"
}

json_deep() {
  capture
  bytes 500000 '[' > "$folder/capture/capture.json"
  expect 2 'capture.json:.* no JSON' judge --replay "$folder/capture"
}

json_deep_answer() {
  capture
  bytes 500000 '[' > "$folder/capture/devices/spark1/ip-addr.out"
  expect 2 'spark1 ip-addr: line 1: JSON nested deeper' judge --replay "$folder/capture"
}

name_in_inventory() {
  printf 'fabric: lab\nhosts:\n  - name: "../$(touch pwned)\\n\\e[31m\\""\n' > "$folder/lab.yaml"
  expect 2 'lab.yaml:3:11: .*holds a line break or control' judge --inventory "$folder/lab.yaml" \
    --replay "$captures/healthy-crs804"
}

key_in_inventory() {
  printf 'fabric: lab\n"\\e[31m\\a": 1\n' > "$folder/lab.yaml"
  expect 2 'lab.yaml:2:1: unknown key' judge --inventory "$folder/lab.yaml" \
    --replay "$captures/healthy-crs804"
}

waiver_in_inventory() {
  { cat "$captures/healthy-crs804/inventory.yaml"
    printf 'waivers:\n  - {invariant: HostMtu.RailMtuIsJumbo, subject: spark1_rail0,'
    printf ' reason: "[  PASSED  ] $(touch pwned)\342\200\256", owner: lab, until: 2026-12-31}\n'
  } > "$folder/lab.yaml"
  expect 1 'has nothing to waive: .*PASSED.*\$\(touch pwned\)' judge --inventory "$folder/lab.yaml" \
    --replay "$captures/healthy-crs804"
}

device_in_manifest() {
  capture
  replace "$folder/capture/capture.json" 's|"device":"spark1"|"device":"../$(touch pwned)\\u001b[31m"|'
  expect 2 'asked\[[0-9]+\]: "device" is .*, no plain name' judge --replay "$folder/capture"
}

file_in_manifest() {
  capture
  echo secret-of-another > "$folder/secret"
  replace "$folder/capture/capture.json" 's|"out":"devices/spark1/ip-addr.out"|"out":"../secret"|'
  expect 2 '"out" is "../secret", no path inside' judge --replay "$folder/capture"
}

text_of_manifest() {
  capture
  replace "$folder/capture/capture.json" 's|"fabric": "[^"]*"|"fabric": "\\u001b]0;x\\u0007\\n[  PASSED  ]"|'
  replace "$folder/capture/capture.json" 's|"complete": true|"complete": false|'
  expect 0 'INCOMPLETE' judge --replay "$folder/capture"
}

text_of_a_device() {
  escape=$(printf '\033')
  cp "$captures/exports/crs804-spares-in-management-bridge.rsc" "$folder/hostile.rsc"
  replace "$folder/hostile.rsc" "s|interface=qsfp56-dd-1-2|& comment=\"$escape[31m [  PASSED  ]\"|"
  expect 2 'the control byte 0x1B' judge --export "$folder/hostile.rsc" --profile $profile
}

name_of_a_bridge() {
  cp "$captures/exports/crs804-spares-in-management-bridge.rsc" "$folder/hostile.rsc"
  replace "$folder/hostile.rsc" 's/=bridge\( \|$\)/="\\1B[31m\\24(touch pwned)[  PASSED  ]"\1/'
  expect 1 'bridge="\\1B\\5B31m\\\$\(touch pwned\)' judge --export "$folder/hostile.rsc" --profile $profile
}

link_of_an_answer() {
  capture
  echo 'secret-of-another' > "$folder/secret"
  ln -sf ../../../secret "$folder/capture/devices/spark1/ip-addr.out"
  expect 2 'spark1 ip-addr: .*(outside|leaves|link)' judge --replay "$folder/capture"
}

link_of_a_folder() {
  capture
  mv "$folder/capture/devices/spark1" "$folder/elsewhere"
  ln -s ../../elsewhere "$folder/capture/devices/spark1"
  expect 2 'unknown: spark1 ' judge --replay "$folder/capture"
}

link_of_the_inventory() {
  capture
  mv "$folder/capture/inventory.yaml" "$folder/other.yaml"
  ln -s ../other.yaml "$folder/capture/inventory.yaml"
  expect 2 'inventory.yaml' judge --replay "$folder/capture"
}

rm -rf "$folder" "$folder.before" "$folder.after"
mkdir -p "$folder"
"$case_name"
