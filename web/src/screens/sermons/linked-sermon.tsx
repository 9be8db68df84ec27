import { AUDIO_EXTENSION } from '@assembly/contract/document';
import type { Sermon } from '@assembly/contract/sermons/sermon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { documentQuery } from '../../api/documents.ts';
import { changeQuery } from '../../browser/navigation/address.ts';
import { loadTrackIfIdle, trackOf } from '../../player/now-playing.ts';
import { isInPlayer, type Track } from '../../player/track.ts';
import { showErrorToast } from '../../ui/feedback/error-message.ts';

interface LinkedSermonProps {
  id: string;
  /** The page that is shown. */
  listed: readonly Sermon[];
}

/** The recording of the address (`?open=ID`), which may be on another page. Not played: browsers block autoplay. */
export function LinkedSermon({ id, listed }: LinkedSermonProps) {
  // Once: closing the player must not load it again.
  const [wasInPlayer] = useState(() => isInPlayer(id));
  const [sermon] = useState(() => listed.find((each) => each.id === id));
  const { data, error } = useQuery({ ...documentQuery(id), enabled: !sermon && !wasInPlayer });
  const isKnown = sermon !== undefined || data !== undefined;

  const load = useEffectEvent(() => {
    const title = data?.title.replace(AUDIO_EXTENSION, '') ?? '';
    const other: Track = { id, title, folder: data?.folderTitle ?? '' };
    loadTrackIfIdle(sermon ? trackOf(sermon, listed) : other);
  });
  useEffect(() => {
    if (isKnown && !wasInPlayer) load();
  }, [isKnown, wasInPlayer]);

  useEffect(() => {
    if (!error) return;
    showErrorToast(error);
    changeQuery({ open: '' }, { replace: true });
  }, [error]);
  return null;
}
