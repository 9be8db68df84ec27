# Part of make-pdfs.sh: the PDFs that ReportLab writes.
import os
import sys

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

out = sys.argv[1]

form = Canvas(os.path.join(out, "reportlab-form.pdf"))
form.drawString(72, 720, "Minutes made by ReportLab")
form.acroForm.textfield(name="name", x=72, y=640, width=200, height=24, value="Ruth")
form.save()

# The font is not in the file, so a viewer needs the character map and a font of its own.
japanese = Canvas(os.path.join(out, "reportlab-japanese.pdf"))
pdfmetrics.registerFont(UnicodeCIDFont("HeiseiMin-W3"))
japanese.setFont("HeiseiMin-W3", 24)
japanese.drawString(72, 720, "日曜日の礼拝")
japanese.save()
