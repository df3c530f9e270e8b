#!/usr/bin/env bash
# Cuts the two typefaces down to what the site sets: Western European letters, the weights in use, kerning and
# tabular figures. Saves a visitor about 9 kB. Needs Debian's packages fonttools and python3-brotli.
set -euo pipefail
cd "$(dirname "$0")/../.."

letters='U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032,U+2033,U+20AC,U+2122,U+2212'
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

cut() { # family weights
  fonttools varLib.instancer --quiet "node_modules/@fontsource-variable/$1/files/$1-latin-wght-normal.woff2" "wght=$2" -o "$work/$1.ttf"
  pyftsubset "$work/$1.ttf" --unicodes="$letters" --layout-features=kern,tnum --no-hinting \
    --name-IDs=0,1,2,3,13,14 --flavor=woff2 --output-file="company/brand/fonts/$1.woff2"
}

cut familjen-grotesk 500:700
cut figtree 400:600
