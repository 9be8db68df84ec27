/**
 * A scanned document as scanners write them: one JPEG for each page, in the order of the pages, one flat list of pages,
 * and the table of contents at the end.
 */
export function makeScannedPdf(jpeg: Uint8Array, size: Size, pageCount: number): Buffer {
  const chunks: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (data: string | Uint8Array) => {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data);
    chunks.push(bytes);
    length += bytes.length;
  };
  const writeObject = (id: number, dictionary: string, stream?: string | Uint8Array) => {
    offsets[id] = length;
    write(`${id} 0 obj\n${dictionary}\n`);
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };

  write('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  const pageIds = Array.from({ length: pageCount }, (_, index) => 3 + 3 * index);
  for (const id of pageIds) {
    const content = 'q 595 0 0 842 0 0 cm /Scan Do Q';
    writeObject(
      id,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${id + 1} 0 R ` +
        `/Resources << /XObject << /Scan ${id + 2} 0 R >> >> >>`,
    );
    writeObject(id + 1, `<< /Length ${content.length} >>`, content);
    writeObject(
      id + 2,
      `<< /Type /XObject /Subtype /Image /Width ${size.width} /Height ${size.height} ` +
        `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  }
  const kids = pageIds.map((id) => `${id} 0 R`).join(' ');
  writeObject(2, `<< /Type /Pages /Count ${pageCount} /Kids [${kids}] >>`);
  writeObject(1, '<< /Type /Catalog /Pages 2 0 R >>');

  const start = length;
  const entries = offsets.slice(1).map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${entries.join('')}`);
  write(`trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

interface Size {
  width: number;
  height: number;
}
