import { AUDIO_EXTENSION, type Document } from '@assembly/contract/document';
import { kindOf } from './document-kind.ts';

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
export function extensionOf(document: Document): string {
  const found = EXTENSIONS[kindOf(document)]?.exec(document.title);
  return found && found.index > 0 ? found[0].slice('.'.length).toUpperCase() : '';
}
