"""Writes glyphs.mjs: outlines of every character the pictures set, so that drawing them needs no font.

python3 glyphs.py FONT    needs fonttools and Noto Serif CJK SC Bold (SIL OFL 1.1), a .otf or the .ttc
"""
import json, re, sys
from pathlib import Path
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont, TTCollection

here = Path(__file__).parent
file = sys.argv[1]
fonts = TTCollection(file).fonts if file.endswith(".ttc") else [TTFont(file)]
font = next(f for f in fonts if "SC" in f["name"].getDebugName(4) or len(fonts) == 1)
cmap, outlines, upright = font.getBestCmap(), font.getGlyphSet(), 880

class Pen(BasePen):
    """An SVG path on a 1000 em square, y down."""
    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.path = ""
    def put(self, letter, *points):
        self.path += letter + " ".join(f"{round(x)} {round(upright - y)}" for x, y in points)
    def _moveTo(self, p): self.put("M", p)
    def _lineTo(self, p): self.put("L", p)
    def _curveToOne(self, a, b, c): self.put("C", a, b, c)
    def _closePath(self): self.path += "Z"

def words():
    for name in ["covers.jsonl", "pictures.jsonl", "cover.mjs", "motifs.mjs", "plates.mjs"]:
        yield re.sub(r"/\*.*?\*/|^\s*//[^\n]*$", "", (here / name).read_text(), flags=re.S | re.M)
    for line in (here / "disciple-profiles.jsonl").read_text().splitlines():
        yield json.loads(line)["nickname"][-1]
    # What the pictures said before there was a list of them: wordmark, seals, people.
    yield "杏林针道印精选直播弟子周砚农药方脉医气传承心神和中本草经灸穴归元同学会讲人之微山水门诊成长沈陆许顾书寒火土金木授业舌夏禾"

wanted = sorted({c for text in words() for c in text if re.match(r"[A-Za-z0-9 .°·\-]|[\u4e00-\u9fff]", c)})
glyphs, advances = {}, {}
for c in wanted:
    pen = Pen(outlines)
    outlines[cmap[ord(c)]].draw(pen)
    glyphs[c] = pen.path
    if font["hmtx"][cmap[ord(c)]][0] != 1000:
        advances[c] = font["hmtx"][cmap[ord(c)]][0]
rows = ",\n".join(f"{json.dumps(c, ensure_ascii=False)}:{json.dumps(d)}" for c, d in glyphs.items())
(here / "glyphs.mjs").write_text(
    "// Written by glyphs.py. Outlines on a 1000 em square (y down), from Noto Serif CJK SC Bold (SIL OFL 1.1): pictures need no font.\n"
    f"export const glyphs = {{{rows}}};\n"
    "/** How wide the narrow ones are; the rest fill the square. */\n"
    f"export const advances = {json.dumps(advances, ensure_ascii=False)};\n"
)
print(len(glyphs), "characters")
