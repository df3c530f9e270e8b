"""livery_font.py SOURCE.woff2 TARGET.ttf: the site's variable display face at its boldest, as Blender can read it."""
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

source, target = sys.argv[1:]
font = instancer.instantiateVariableFont(TTFont(source), {'wght': 700})
font.flavor = None
font.save(target)
