import type { Document } from '@assembly/contract/document';
import { notices } from '@assembly/contract/messages';
import { changeQuery } from '../../browser/navigation/address.ts';
import { useOpenItem } from '../../browser/navigation/use-open-item.ts';
import { playTrack } from '../../player/now-playing.ts';
import { isInPlayer, type Track } from '../../player/track.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { titleOf } from './document-details.ts';
import { viewerFor } from './document-kind.ts';

export type OpenFile = ReturnType<typeof useOpenFile>;

export function useOpenFile(folderTitle: string) {
  const item = useOpenItem();

  function open(document: Document) {
    if (viewerFor(document) === 'play') {
      if (!isInPlayer(document.id)) showToast(notices.fileOpening);
      playTrack(trackOf(document, folderTitle));
      // The player covers nothing, so it adds no history entry.
      changeQuery({ open: document.id }, { replace: true });
      return;
    }
    item.open(document.id);
  }

  return { ...item, folderTitle, open };
}

/** A recording as the player shows it. */
export const trackOf = (document: Document, folderTitle: string): Track => ({
  id: document.id,
  title: titleOf(document),
  folder: document.folderTitle ?? folderTitle,
});
