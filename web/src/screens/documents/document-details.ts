import { AUDIO_EXTENSION, type Document } from '@assembly/contract/document';
import { BEGINS_WITH_DATE } from '@assembly/contract/text/compare-titles';
import { formatBytes } from '../../browser/locale/format-bytes.ts';
import { formatMinutes } from '../../browser/locale/format-minutes.ts';
import { dayFormat } from '../../browser/locale/format-time.ts';
import { t } from '../../browser/locale/messages.ts';
import type { FileInfo } from '../../offline/files/file-store.ts';
import { kindOf, labelOf } from './document-kind.ts';

const EXTENSIONS: Partial<Record<ReturnType<typeof kindOf>, RegExp>> = {
  pdf: /\.pdf$/i,
  audio: AUDIO_EXTENSION,
};

/** The title of a recording or a PDF without its extension. */
export function titleOf(document: Document): string {
  const found = EXTENSIONS[kindOf(document)]?.exec(document.title);
  return found && found.index > 0 ? document.title.slice(0, found.index) : document.title;
}

/** "PDF, 1.2 MB · 17 Jun 2026" or "Audio, 32 min", as far as known. Lines break only before the date. */
export function formatDetails(document: Document): string[] {
  const { title, isFolder, fileSize, createdDate, durationSeconds } = document;
  // A smaller one is opened in a moment.
  const bytes = (fileSize ?? 0) < 1e6 ? '' : formatBytes(fileSize ?? 0);
  const size = durationSeconds ? formatMinutes(durationSeconds) : bytes;
  const kind = labelOf(document);
  const date = Date.parse(createdDate);
  // The title of a file may say when it is from.
  const isShown = !Number.isNaN(date) && (isFolder || !BEGINS_WITH_DATE.test(title));
  return [
    size ? t.documents.kindAndSize(kind, size) : kind,
    isShown ? dayFormat().format(date) : '',
  ]
    .filter(Boolean)
    .map((detail) => detail.replaceAll(' ', '\u00A0'));
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
