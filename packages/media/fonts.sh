#!/usr/bin/env bash
# Cuts the two typefaces down to what the site sets: the weights in use, kerning and tabular figures. The letters of
# English and Spanish come with every page; what brand/typefaces.ts calls more letters lies in a second file,
# which a browser fetches when it meets one. Needs Debian's packages fonttools and python3-brotli.
set -euo pipefail
cd "$(dirname "$0")/../.."
company=${COMPANY:-$([ -d company ] && echo company || echo examples/kelvin)}

letters='U+0020-007E,U+00A0,U+00A1,U+00A9,U+00AB,U+00AD,U+00B0,U+00B7,U+00BB,U+00BF'
letters+=',U+00C1,U+00C9,U+00CD,U+00D1,U+00D3,U+00DA,U+00DC,U+00E1,U+00E9,U+00ED,U+00F1,U+00F3,U+00FA,U+00FC'
letters+=',U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2212'
more=$(node -p "require('./$company/brand/typefaces.ts').typefaces.text.more.letters")
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

cut() { # family letters file
  pyftsubset "$work/$1.ttf" --unicodes="$2" --layout-features=kern,tnum --no-hinting \
    --name-IDs=0,1,2,3,13,14 --flavor=woff2 --output-file="$company/brand/fonts/$3.woff2"
}

typeface() { # family weights
  fonttools varLib.instancer --quiet "node_modules/@fontsource-variable/$1/files/$1-latin-wght-normal.woff2" "wght=$2" -o "$work/$1.ttf"
  cut "$1" "$letters" "$1"
  cut "$1" "$more" "$1-more"
}

typeface familjen-grotesk 500:700
typeface figtree 400:600
