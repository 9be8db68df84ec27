import { type Document, isGoogleOwn, isShownInline, PDF_TYPE } from '@assembly/contract/document';
import File from 'lucide-react/icons/file';
import GoogleDocument from 'lucide-react/icons/file-pen-line';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import Folder from 'lucide-react/icons/folder';
import Headphones from 'lucide-react/icons/headphones';
import Image from 'lucide-react/icons/image';

type Kind = 'folder' | 'pdf' | 'audio' | 'image' | 'video' | 'google' | 'other';
type Typed = Pick<Document, 'isFolder' | 'mimeType'>;

export const KINDS = {
  folder: { word: 'Folder', Icon: Folder },
  pdf: { word: 'PDF', Icon: FileText },
  audio: { word: 'Audio', Icon: Headphones },
  image: { word: 'Image', Icon: Image },
  video: { word: 'Video', Icon: Film },
  google: { word: 'Google document', Icon: GoogleDocument },
  other: { word: 'File', Icon: File },
} satisfies Record<Kind, { word: string; Icon: typeof File }>;

export function kindOf({ isFolder, mimeType }: Typed): Kind {
  if (isFolder) return 'folder';
  if (mimeType === PDF_TYPE) return 'pdf';
  if (isGoogleOwn(mimeType)) return 'google';
  const family = mimeType.split('/')[0];
  return family === 'audio' || family === 'image' || family === 'video' ? family : 'other';
}

export type Viewer = 'play' | 'picture' | 'video' | 'pdf' | 'save';

/** How this browser opens a file. What it cannot show, it saves. */
export function viewerFor(document: Typed): Viewer {
  if (!isShownInline(document.mimeType)) return 'save';
  const kind = kindOf(document);
  if (kind === 'audio') return new Audio().canPlayType(document.mimeType) ? 'play' : 'save';
  if (kind === 'image') return 'picture';
  if (kind === 'video') return 'video';
  // Phones with Android have no viewer inside the browser.
  return navigator.pdfViewerEnabled === false ? 'save' : 'pdf';
}
