import type { Document } from '@assembly/contract/document';
import { expect, test } from 'vitest';
import { formatBytes } from '../../browser/locale/format-bytes.ts';
import { aFile, aFolder } from '../../testing/fixtures/documents.ts';
import { formatDetails, titleOf } from './document-details.ts';
import { kindOf, viewerFor } from './document-kind.ts';

test.each([
  [0, '0 kB'],
  [33, '0.1 kB'],
  [928, '0.9 kB'],
  [64_044, '64 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_250_000, '1.3 MB'],
  [42_000_000, '42 MB'],
  [3_200_000_000, '3.2 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});

test.each([
  ['application/pdf', 'pdf', 'pdf'],
  ['audio/mpeg', 'audio', 'play'],
  ['audio/x-unheard-of', 'audio', 'save'],
  ['image/jpeg', 'image', 'picture'],
  ['image/svg+xml', 'image', 'save'],
  ['video/mp4', 'video', 'video'],
  ['application/vnd.google-apps.spreadsheet', 'google', 'pdf'],
  ['text/html', 'other', 'save'],
  ['', 'other', 'save'],
])('%s is of kind %s and opens with %s', (mimeType, kind, viewer) => {
  const file = aFile('a', { mimeType });
  expect(kindOf(file)).toBe(kind);
  expect(viewerFor(file)).toBe(viewer);
});

test.each([
  ['By the brook.mp3', 'audio/mpeg', 'By the brook', 'Audio, 2 MB'],
  ['By the brook.M4A', 'audio/mp4', 'By the brook', 'Audio, 2 MB'],
  ['Romans 8.28', 'audio/mpeg', 'Romans 8.28', 'Audio, 2 MB'],
  ['Map.v2.pdf', 'application/pdf', 'Map.v2', 'PDF, 2 MB'],
  ['.pdf', 'application/pdf', '.pdf', 'PDF, 2 MB'],
  ['Choir.jpg', 'image/jpeg', 'Choir.jpg', 'Picture, 2 MB'],
  ['Choir.mp4', 'video/mp4', 'Choir.mp4', 'Video, 2 MB'],
  ['notes.pdf.txt', 'text/plain', 'notes.pdf.txt', 'Document, 2 MB'],
  ['Plan', 'application/vnd.google-apps.spreadsheet', 'Plan', 'Spreadsheet, 2 MB'],
  [
    'Plan.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'Plan.docx',
    'Document, 2 MB',
  ],
  ['Plan.ppt', 'application/vnd.ms-powerpoint', 'Plan.ppt', 'Presentation, 2 MB'],
  ['Plan.zip', 'application/zip', 'Plan.zip', 'File, 2 MB'],
])('%s (%s) is called "%s", and described in plain words', (title, mimeType, name, details) => {
  const file = aFile('a', { title, mimeType, createdDate: '' });
  expect(titleOf(file)).toBe(name);
  expect(formatDetails(file).join(' · ').replaceAll('\u00A0', ' ')).toBe(details);
});

test('the date of a file is omitted if its title has one; that of a folder is not', () => {
  const detailsOf = (document: Document) =>
    formatDetails(document).join(' · ').replaceAll('\u00A0', ' ');
  expect(detailsOf(aFile('a', { title: 'Plan' }))).toMatch(/ · 17 Jun 2026$/);
  expect(detailsOf(aFile('a', { title: '2026-10-04 Plan' }))).not.toContain('·');
  const folder = aFolder('f', '2026');
  expect(detailsOf({ ...folder, createdDate: '2026-06-17T12:00:00.000Z' })).toBe(
    'Folder · 17 Jun 2026',
  );
});
