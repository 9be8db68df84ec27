/** A small real PDF: a heading and lines of text, as many pages as they need. */
export function makePdf(title: string, lines: string[]): Buffer {
  const pages = chunked(lines, LINES_A_PAGE);
  const pageIds = pages.map((_, at) => 4 + at * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  for (const [at, page] of pages.entries()) {
    const text = drawn(at === 0 ? title : `${title} (${at + 1})`, page);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    );
  }
  objects.push(`<< /Title ${utf16(title)} /Producer (Assembly sandbox) >>`);
  return assembled(objects);
}

const LINES_A_PAGE = 40;

function drawn(title: string, lines: string[]): string {
  const rows = lines.map((line) => `(${latin(line)}) Tj T*`).join('\n');
  return `BT\n/F1 20 Tf 56 770 Td (${latin(title)}) Tj\n/F1 11 Tf 17 TL 0 -36 Td\n${rows}\nET`;
}

/** Offsets are in bytes, and every character here is one: the file is written as Latin-1. */
function assembled(objects: string[]): Buffer {
  let file = '%PDF-1.4\n%âãÏÓ\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, 'latin1');
}

/** Where the built-in font's own table puts what Latin-1 has no room for. */
const beyondLatin: Record<string, string> = {
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
};

/** The built-in font knows Latin letters only; the name in the file's properties keeps all. */
function latin(text: string): string {
  return [...text]
    .map((sign) => beyondLatin[sign] ?? ((sign.codePointAt(0) ?? 0) > 255 ? '?' : sign))
    .join('')
    .replaceAll(/[\\()]/g, '\\$&');
}

function utf16(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

function chunked(lines: string[], size: number): string[][] {
  const chunks = [lines.slice(0, size)];
  for (let at = size; at < lines.length; at += size) chunks.push(lines.slice(at, at + size));
  return chunks;
}
