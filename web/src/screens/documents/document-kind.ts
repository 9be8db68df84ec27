import {
  type Document,
  isGoogleDocument,
  isShownInline,
  PDF_TYPE,
} from '@assembly/contract/document';
import File from 'lucide-react/icons/file';
import GoogleDocument from 'lucide-react/icons/file-pen-line';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import Folder from 'lucide-react/icons/folder';
import Headphones from 'lucide-react/icons/headphones';
import Image from 'lucide-react/icons/image';
import { t } from '../../browser/locale/messages.ts';

type Kind = 'folder' | 'pdf' | 'audio' | 'image' | 'video' | 'google' | 'other';
type FileType = Pick<Document, 'isFolder' | 'mimeType'>;

export const ICONS = {
  folder: Folder,
  pdf: FileText,
  audio: Headphones,
  image: Image,
  video: Film,
  google: GoogleDocument,
  other: File,
} satisfies Record<Kind, typeof File>;

/** By words in the types of Google, Microsoft and LibreOffice. The names of all their types contain "document". */
const OFFICE_KINDS: [RegExp, 'spreadsheet' | 'presentation' | 'document'][] = [
  [/spreadsheet|excel|csv/, 'spreadsheet'],
  [/presentation|powerpoint/, 'presentation'],
  [/document|msword|rtf|^text\/plain/, 'document'],
];

/** What people call it, such as "Spreadsheet". */
export function labelOf(document: FileType): string {
  const kind = kindOf(document);
  const isOffice = kind === 'google' || kind === 'other';
  const office = OFFICE_KINDS.find(([type]) => isOffice && type.test(document.mimeType));
  return t.documents.kinds[office?.[1] ?? kind];
}

export function kindOf({ isFolder, mimeType }: FileType): Kind {
  if (isFolder) return 'folder';
  if (mimeType === PDF_TYPE) return 'pdf';
  if (isGoogleDocument(mimeType)) return 'google';
  const family = mimeType.split('/')[0];
  return family === 'audio' || family === 'image' || family === 'video' ? family : 'other';
}

export const isRecording = (document: FileType) => kindOf(document) === 'audio';

export type Viewer = 'play' | 'picture' | 'video' | 'pdf' | 'save';

/** How this browser opens a file: `save` if it cannot show it. */
export function viewerFor(document: FileType): Viewer {
  if (!isShownInline(document.mimeType)) return 'save';
  const kind = kindOf(document);
  if (kind === 'audio') return new Audio().canPlayType(document.mimeType) ? 'play' : 'save';
  if (kind === 'image') return 'picture';
  return kind === 'video' ? 'video' : 'pdf';
}
