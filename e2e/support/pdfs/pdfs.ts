import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { makePdf } from '@assembly/sandbox/data/media/make-pdf';
import type { Sandbox } from '@assembly/sandbox/start-sandbox';

interface SamplePdf {
  name: string;
  /** Text on its first page; a scan has none, and is only a picture. */
  text?: string;
  /** The sentence that says why it is not shown. */
  error?: string;
  bytes: () => Uint8Array;
}

const fromFile = (name: string, expected: Pick<SamplePdf, 'text' | 'error'> = {}): SamplePdf => ({
  name,
  ...expected,
  bytes: () => readFileSync(join(import.meta.dirname, `${name}.pdf`)),
});

const PAGE_COUNT = 300;
/** The sandbox writes 40 lines on each page. */
const LINES = Array.from({ length: PAGE_COUNT * 40 }, (_, index) => `Song ${index + 1}`);

/** PDFs of many makers; the README says how each was made. */
export const SAMPLE_PDFS: SamplePdf[] = [
  fromFile('chromium', { text: 'Minutes made by Chromium' }),
  fromFile('firefox', { text: 'Minutes made by Firefox' }),
  fromFile('libreoffice-writer', { text: 'Minutes made by Writer' }),
  fromFile('libreoffice-calc', { text: 'Minutes made by Calc' }),
  fromFile('groff-ghostscript', { text: 'Minutes made by groff' }),
  fromFile('enscript-ghostscript', { text: 'Minutes made by enscript' }),
  fromFile('cairo', { text: 'Minutes made by cairo' }),
  fromFile('gnuplot', { text: 'Minutes made by gnuplot' }),
  fromFile('pdf-lib', { text: 'Minutes made by pdf-lib' }),
  fromFile('pdfkit', { text: 'Minutes made by pdfkit' }),
  fromFile('jspdf', { text: 'Minutes made by jsPDF' }),
  fromFile('pdfmake', { text: 'Minutes made by pdfmake' }),
  fromFile('react-pdf', { text: 'Minutes made by react-pdf' }),
  fromFile('reportlab-form', { text: 'Minutes made by ReportLab' }),
  fromFile('reportlab-japanese', { text: '日曜日の礼拝' }),
  fromFile('chromium-right-to-left', { text: 'ברוכים הבאים' }),
  // Its text is in the order of the picture.
  fromFile('weasyprint-right-to-left'),
  fromFile('qpdf-linearized', { text: 'Minutes made by pdfkit' }),
  fromFile('qpdf-rotated', { text: 'Minutes made by pdfkit' }),
  fromFile('qpdf-owner-password', { text: 'Minutes made by pdfkit' }),
  fromFile('pdftk-joined', { text: 'Minutes made by pdfkit' }),
  fromFile('img2pdf-scan'),
  fromFile('img2pdf-jpeg2000'),
  fromFile('tiff2pdf-fax'),
  { name: 'pages-300', text: 'Hymnal', bytes: () => makePdf('Hymnal', LINES) },
  fromFile('qpdf-encrypted', { error: 'This PDF is protected by a password.' }),
  fromFile('cut-off', { error: 'This PDF is damaged or incomplete and cannot be shown.' }),
  { name: 'empty', error: 'This PDF is damaged or incomplete', bytes: () => new Uint8Array() },
];

export const PDF_FOLDER = 'pdfs';

/** Fills the drive with one folder of PDFs, each with its name as its id. */
export function setPdfs(google: Sandbox, pdfs: Pick<SamplePdf, 'name' | 'bytes'>[]) {
  google.setDrive([
    { id: PDF_FOLDER, title: 'PDFs', mimeType: FOLDER, parents: [ROOT_ID] },
    ...pdfs.map(({ name, bytes }) => ({
      id: name,
      title: `${name}.pdf`,
      mimeType: 'application/pdf',
      parents: [PDF_FOLDER],
      content: { bytes: bytes() },
    })),
  ]);
}

/** Runs in the page: whether something dark is drawn on the first page. */
export function isSomethingDrawn(): boolean {
  const canvas = document.querySelector('[role="region"][aria-label^="Pages of"] canvas');
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  if (!data) return false;
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index] ?? 255) < 160 && data[index + 3] === 255) return true;
  }
  return false;
}
