// Part of make-pdfs.sh, which copies it to where the packages are: the PDFs that npm packages write.
import { createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

const load = async (name) => {
  const module = await import(name);
  return { ...module.default, ...module };
};

const out = process.argv[2];
const text = (maker) => `Minutes made by ${maker}`;

const { PDFDocument, StandardFonts } = await load('pdf-lib');
const lib = await PDFDocument.create();
const font = await lib.embedFont(StandardFonts.TimesRoman);
lib.addPage([420, 595]).drawText(text('pdf-lib'), { x: 40, y: 500, font });
// Pages of different shapes.
lib.addPage([595, 420]).drawText('Second page, landscape', { x: 40, y: 300, font });
writeFileSync(join(out, 'pdf-lib.pdf'), await lib.save());

const { default: PdfKit } = await load('pdfkit');
const kit = new PdfKit({ size: 'A4' });
const file = createWriteStream(join(out, 'pdfkit.pdf'));
kit.pipe(file);
kit.text(text('pdfkit')).addPage().text('Second page');
kit.end();
await finished(file);

const { jsPDF } = await load('jspdf');
const js = new jsPDF();
js.text(text('jsPDF'), 20, 30);
writeFileSync(join(out, 'jspdf.pdf'), Buffer.from(js.output('arraybuffer')));

const { default: pdfmake } = await load('pdfmake');
pdfmake.setFonts({ Helvetica: { normal: 'Helvetica', bold: 'Helvetica-Bold' } });
const content = [text('pdfmake'), { table: { body: [['Sunday', 'Choir']] } }];
await pdfmake
  .createPdf({ content, defaultStyle: { font: 'Helvetica' } })
  .write(join(out, 'pdfmake.pdf'));

const { createElement } = await load('react');
const { Document, Page, Text, renderToFile } = await load('@react-pdf/renderer');
const page = createElement(Page, { size: 'A5' }, createElement(Text, {}, text('react-pdf')));
await renderToFile(createElement(Document, {}, page), join(out, 'react-pdf.pdf'));
