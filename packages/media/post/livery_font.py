"""livery_font.py NAME WEIGHT TARGET.ttf SOURCE.woff2 …: the first typeface that has the name's letters, at one weight,
as Blender can read it."""
import sys

import pyclipper
from fontTools.pens.basePen import BasePen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CURVE_STEPS = 12
FINENESS = 64   # steps of the union's whole numbers in a unit of the typeface


class Outlines(BasePen):
    """A letter as fine polygons."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.polygons = []

    def _moveTo(self, point):
        self.polygons.append([point])

    def _lineTo(self, point):
        self.polygons[-1].append(point)

    def _curveToOne(self, b, c, d):
        a = self._getCurrentPoint()
        for step in range(1, CURVE_STEPS + 1):
            t = step / CURVE_STEPS
            u = 1 - t
            self._lineTo(tuple(u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s
                               for p, q, r, s in zip(a, b, c, d)))


def _without_overlaps(glyphs, letter):
    """A variable typeface lets the strokes of a letter overlap; Blender would cut holes where they do."""
    outlines = Outlines(glyphs)
    glyphs[letter].draw(outlines)
    union = pyclipper.Pyclipper()
    union.AddPaths([[(round(x * FINENESS), round(y * FINENESS)) for x, y in polygon] for polygon in outlines.polygons],
                   pyclipper.PT_SUBJECT)
    pen = TTGlyphPen(None)
    for polygon in union.Execute(pyclipper.CT_UNION, pyclipper.PFT_NONZERO, pyclipper.PFT_NONZERO):
        points = [(x / FINENESS, y / FINENESS) for x, y in polygon]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def main():
    name, weight, target, *sources = sys.argv[1:]
    fonts = [TTFont(source) for source in sources]
    letters = {ord(letter) for letter in name}
    font = next((font for font in fonts if letters <= font.getBestCmap().keys()), None)
    if font is None:
        missing = ', '.join(chr(letter) for letter in sorted(letters - fonts[0].getBestCmap().keys()))
        raise SystemExit(f'{sources[0]} has no letter {missing}: add it to the typeface, or change shortName')
    if 'fvar' in font:
        font = instancer.instantiateVariableFont(font, {'wght': float(weight)})
    glyphs = font.getGlyphSet()
    drawn = {font.getBestCmap()[letter] for letter in letters - {ord(' ')}}
    united = {letter: _without_overlaps(glyphs, letter) for letter in drawn}
    for letter, glyph in united.items():
        font['glyf'][letter] = glyph
    font.flavor = None
    font.save(target)


main()
