"""livery_font.py NAME WEIGHT TARGET.ttf SOURCE.woff2 …: the first typeface that has the name's letters, at one weight,
as Blender can read it."""
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

name, weight, target, *sources = sys.argv[1:]
fonts = [TTFont(source) for source in sources]
letters = {ord(letter) for letter in name}
font = next((font for font in fonts if letters <= font.getBestCmap().keys()), None)
if font is None:
    missing = ', '.join(chr(letter) for letter in sorted(letters - fonts[0].getBestCmap().keys()))
    raise SystemExit(f'{sources[0]} has no letter {missing}: add it to the typeface, or change shortName')
if 'fvar' in font:
    font = instancer.instantiateVariableFont(font, {'wght': float(weight)})
font.flavor = None
font.save(target)
