import { AUDIO_EXTENSION, type Document } from '@assembly/contract/document';
import { formatBytes } from '../../browser/locale/format-bytes.ts';
import { dayFormat } from '../../browser/locale/format-time.ts';
import type { FileInfo } from '../../offline/files/file-store.ts';
import { KINDS, kindOf } from './document-kind.ts';

const EXTENSIONS: Partial<Record<ReturnType<typeof kindOf>, RegExp>> = {
  pdf: /\.pdf$/i,
  audio: AUDIO_EXTENSION,
};

/** The title of a recording or a PDF without its extension, which is shown with the details. */
export function titleOf(document: Document): string {
  const { length } = extensionOf(document);
  return length === 0 ? document.title : document.title.slice(0, -length - '.'.length);
}

/** "MP3"; empty for other files and when the title has none. */
function extensionOf(document: Document): string {
  const found = EXTENSIONS[kindOf(document)]?.exec(document.title);
  return found && found.index > 0 ? found[0].slice('.'.length).toUpperCase() : '';
}

/** "Audio · MP3 · 1.2 MB · 17 Jun 2026", as far as known. Lines break only between them. */
export function formatDetails(document: Document): string {
  const { fileSize, createdDate } = document;
  const { label } = KINDS[kindOf(document)];
  const extension = extensionOf(document);
  const details = [
    label,
    extension === label ? '' : extension,
    fileSize === null ? '' : formatBytes(fileSize),
    Number.isNaN(Date.parse(createdDate)) ? '' : dayFormat.format(Date.parse(createdDate)),
  ];
  return details
    .filter(Boolean)
    .map((detail) => detail.replaceAll(' ', '\u00A0'))
    .join(' · ');
}

/** What is stored with a document's bytes. */
export const fileInfoOf = (document: Document, folderTitle: string): FileInfo => ({
  id: document.id,
  title: titleOf(document),
  fileName: document.fileName,
  folder: document.folderTitle ?? folderTitle,
  mimeType: document.mimeType,
  fileSize: document.fileSize,
});
