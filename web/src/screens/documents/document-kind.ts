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

type Kind = 'folder' | 'pdf' | 'audio' | 'image' | 'video' | 'google' | 'other';
type FileType = Pick<Document, 'isFolder' | 'mimeType'>;

export const KINDS = {
  folder: { label: 'Folder', Icon: Folder },
  pdf: { label: 'PDF', Icon: FileText },
  audio: { label: 'Audio', Icon: Headphones },
  image: { label: 'Image', Icon: Image },
  video: { label: 'Video', Icon: Film },
  google: { label: 'Google document', Icon: GoogleDocument },
  other: { label: 'File', Icon: File },
} satisfies Record<Kind, { label: string; Icon: typeof File }>;

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
