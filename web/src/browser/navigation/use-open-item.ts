import { useEffect, useRef, useState } from 'react';
import { changeQuery, readAddress } from './address.ts';
import { useAddressQuery } from './use-address-query.ts';

/** The item that is open over a list. It is part of the address (`?open=ID`), so Back closes it and it can be linked to. */
export function useOpenItem() {
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

  function open(item: string) {
    setChosen(item);
    changeQuery({ open: item });
  }

  function close() {
    if (closingId.current === id) return;
    closingId.current = id;
    if (isChosen || isFromOtherScreen()) history.back();
    else changeQuery({ open: '' }, { replace: true });
  }

  return { id, isChosen, open, close };
}

/** A link on another screen of the app led here. */
function isFromOtherScreen(): boolean {
  const before: string | undefined = history.state?.before;
  return before !== undefined && before.split('?')[0] !== readAddress().path;
}
