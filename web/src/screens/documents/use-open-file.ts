import type { Document } from '@assembly/contract/document';
import { notices } from '@assembly/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { changeQuery } from '../../browser/navigation/address.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import { isInPlayer, playTrack, type Track } from '../../player/now-playing.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { viewerFor } from './document-kind.ts';
import { titleOf } from './document-title.ts';

export type OpenFile = ReturnType<typeof useOpenFile>;

/** The open file is part of the address, so Back closes it. */
export function useOpenFile(folderTitle: string) {
  const id = useAddressQuery().get('open');
  const [chosen, setChosen] = useState('');
  /** It was opened by a click here, not by a link or a reload. */
  const isChosen = id !== '' && id === chosen;

  // history.back() is asynchronous: a second click must not go back twice.
  const closingId = useRef('');

  useEffect(() => {
    closingId.current = '';
    if (!id) setChosen('');
  }, [id]);

  function open(document: Document) {
    if (!isInPlayer(document.id)) notify(notices.fileOpening);
    if (viewerFor(document) === 'play') {
      playTrack(trackOf(document, folderTitle));
      // The player covers nothing, so it adds no history entry.
      changeQuery({ open: document.id }, { replace: true });
      return;
    }
    setChosen(document.id);
    changeQuery({ open: document.id });
  }

  function close() {
    if (closingId.current === id) return;
    closingId.current = id;
    if (isChosen) history.back();
    else changeQuery({ open: '' }, { replace: true });
  }

  return { id, isChosen, folderTitle, open, close };
}

/** A recording as the player shows it. */
export const trackOf = (document: Document, folderTitle: string): Track => ({
  id: document.id,
  title: titleOf(document),
  folder: document.folderTitle ?? folderTitle,
});
