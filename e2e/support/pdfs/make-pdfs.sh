#!/usr/bin/env bash
# Makes the PDFs in this folder again, with the programs that the README names. usage: make-pdfs.sh FOLDER
# The npm packages must be installed in $NPM_FOLDER.
set -euo pipefail
out=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
cd "$work"

html='<meta charset="utf-8"><title>Minutes</title><h1>Minutes made by MAKER</h1><p>The choir sings on <a href="https://example.org/">Sunday</a>.</p>'
echo "${html/MAKER/Chromium}" > chromium.html
chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf="$out/chromium.pdf" chromium.html 2> /dev/null

echo "${html/MAKER/Firefox}" > firefox.html
node "$here/make-with-firefox.mjs" "$work/firefox.html" "$out/firefox.pdf"

echo 'Minutes made by Writer' > writer.txt
soffice --headless --convert-to pdf writer.txt > /dev/null 2>&1
mv writer.pdf "$out/libreoffice-writer.pdf"
printf 'Rota,Name\nMinutes made by Calc,Ruth\n' > calc.csv
soffice --headless --convert-to pdf calc.csv > /dev/null 2>&1
mv calc.pdf "$out/libreoffice-calc.pdf"

printf '.TL\nMinutes made by groff\n.PP\nThe choir sings on Sunday.\n' > minutes.ms
groff -ms -Tps minutes.ms > minutes.ps
gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -sOutputFile="$out/groff-ghostscript.pdf" minutes.ps
printf 'Minutes made by enscript\n' | enscript -q -B -p enscript.ps
gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -dCompatibilityLevel=1.3 -sOutputFile="$out/enscript-ghostscript.pdf" enscript.ps

echo '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect x="20" y="150" width="300" height="60" fill="teal"/><text x="20" y="60" font-size="20">Minutes made by cairo</text></svg>' > cairo.svg
rsvg-convert --format pdf --output "$out/cairo.pdf" cairo.svg
gnuplot -e "set terminal pdfcairo; set output '$out/gnuplot.pdf'; set title 'Minutes made by gnuplot'; plot sin(x)"

echo '<meta charset="utf-8"><body dir="rtl" style="font: 24px Noto Serif Hebrew, Noto Naskh Arabic"><h1>ברוכים הבאים</h1><p>שיר השירים אשר לשלמה</p><p lang="ar">أهلا وسهلا بكم</p>' > rtl.html
weasyprint -q rtl.html "$out/weasyprint-right-to-left.pdf"
chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf="$out/chromium-right-to-left.pdf" rtl.html 2> /dev/null

cp "$here/make-with-npm.mjs" "$NPM_FOLDER"
node "$NPM_FOLDER/make-with-npm.mjs" "$out"
/usr/bin/python3 "$here/make_with_reportlab.py" "$out"

# A picture of text, as a scanner makes it: JPEG, JPEG 2000 and the black and white of a fax.
gs -q -dNOPAUSE -dBATCH -sDEVICE=jpeggray -r70 -dJPEGQ=60 -sOutputFile=scan.jpg minutes.ps
img2pdf --output "$out/img2pdf-scan.pdf" scan.jpg
gs -q -dNOPAUSE -dBATCH -sDEVICE=pgmraw -r70 -sOutputFile=scan.pgm minutes.ps
opj_compress -i scan.pgm -o scan.jp2 -r 20 > /dev/null
img2pdf --output "$out/img2pdf-jpeg2000.pdf" scan.jp2
gs -q -dNOPAUSE -dBATCH -sDEVICE=tiffg4 -r100 -sOutputFile=scan.tif minutes.ps
tiff2pdf -o "$out/tiff2pdf-fax.pdf" scan.tif

plain="$out/pdfkit.pdf"
qpdf --linearize --object-streams=generate "$plain" "$out/qpdf-linearized.pdf"
qpdf --rotate=+90 "$plain" "$out/qpdf-rotated.pdf"
qpdf --encrypt secret owner 256 -- "$plain" "$out/qpdf-encrypted.pdf"
qpdf --encrypt '' owner 256 --print=none -- "$plain" "$out/qpdf-owner-password.pdf"
pdftk "$plain" "$out/chromium.pdf" cat output "$out/pdftk-joined.pdf"
size=$(stat --format=%s "$out/libreoffice-writer.pdf")
head --bytes=$((size * 6 / 10)) "$out/libreoffice-writer.pdf" > "$out/cut-off.pdf"
rm -r "$work"
