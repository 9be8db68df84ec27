/** A small valid PDF: a heading and lines of text, on as many pages as needed. */
export function makePdf(title: string, lines: string[]): Buffer {
  const pages = toChunks(lines, LINES_PER_PAGE);
  const pageIds = pages.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  for (const [index, page] of pages.entries()) {
    const text = toContentStream(index === 0 ? title : `${title} (${index + 1})`, page);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    );
  }
  objects.push(`<< /Title ${utf16(title)} /Producer (Assembly sandbox) >>`);
  return toFile(objects);
}

const LINES_PER_PAGE = 40;

function toContentStream(title: string, lines: string[]): string {
  const rows = lines.map((line) => `(${toFontText(line)}) Tj T*`).join('\n');
  return `BT\n/F1 20 Tf 56 770 Td (${toFontText(title)}) Tj\n/F1 11 Tf 17 TL 0 -36 Td\n${rows}\nET`;
}

/** The file is Latin-1, so that offsets in characters are offsets in bytes. */
function toFile(objects: string[]): Buffer {
  let file = '%PDF-1.4\n%âãÏÓ\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, 'latin1');
}

/** Codes of the built-in font for characters that Latin-1 does not have. */
const extraCodes: Record<string, string> = {
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
};

/** The built-in font has Latin letters only; the title in the file's properties has them all. */
function toFontText(text: string): string {
  return [...text]
    .map(
      (character) =>
        extraCodes[character] ?? ((character.codePointAt(0) ?? 0) > 255 ? '?' : character),
    )
    .join('')
    .replaceAll(/[\\()]/g, '\\$&');
}

function utf16(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

function toChunks(lines: string[], size: number): string[][] {
  const chunks = [lines.slice(0, size)];
  for (let index = size; index < lines.length; index += size)
    chunks.push(lines.slice(index, index + size));
  return chunks;
}
