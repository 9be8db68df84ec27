import type { Document } from '@assembly/contract/document';
import { notices } from '@assembly/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { changeQuery } from '../../browser/address.ts';
import { useAddressQuery } from '../../browser/use-address-query.ts';
import { playTrack } from '../../player/now-playing.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { viewerFor } from './document-kind.ts';

export interface OpenFile {
  /** The file that the address has open, or ''. */
  id: string;
  /** It was chosen here and now, and not by a link or a reload. */
  isChosen: boolean;
  folderTitle: string;
  open: (document: Document) => void;
  close: () => void;
}

/** Which file is open. The address says so, and Back closes it. */
export function useOpenFile(folderTitle: string): OpenFile {
  const id = useAddressQuery().get('open');
  const [chosen, setChosen] = useState('');
  const isChosen = id !== '' && id === chosen;

  // The browser goes back a moment later; until then a second press must not lead it further back.
  const closed = useRef('');

  useEffect(() => {
    closed.current = '';
    if (!id) setChosen('');
  }, [id]);

  function open(document: Document) {
    notify(notices.fileOpening);
    if (viewerFor(document) === 'play') {
      const { id: trackId, title } = document;
      playTrack({ id: trackId, title, folder: document.folderTitle ?? folderTitle });
      // It covers nothing, so that there is nothing to go back from.
      changeQuery({ open: document.id }, { replace: true });
      return;
    }
    setChosen(document.id);
    changeQuery({ open: document.id });
  }

  function close() {
    if (closed.current === id) return;
    closed.current = id;
    if (isChosen) history.back();
    else changeQuery({ open: '' }, { replace: true });
  }

  return { id, isChosen, folderTitle, open, close };
}
