import type { Chapter } from '@assembly/contract/sermons/sermon';
import List from 'lucide-react/icons/list';
import { useState } from 'react';
import { t } from '../browser/locale/messages.ts';
import { DetailModal } from '../ui/dialogs/detail-modal.tsx';
import { Button } from '../ui/forms/button.tsx';
import { formatDuration, formatSpokenDuration } from './format-duration.ts';
import { audio, play } from './now-playing.ts';
import styles from './player-bar.module.css';
import { seekTo, usePlayback } from './use-playback.ts';

/** A button that opens the list of chapters. A chapter plays from its start. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const [isOpen, setOpen] = useState(false);

  function jump(chapter: Chapter) {
    seekTo(chapter.startSeconds);
    if (audio.paused) play();
    setOpen(false);
  }

  return (
    <>
      <button type="button" className="icon-button" onClick={() => setOpen(true)}>
        <List aria-hidden />
        {t.player.chapters}
      </button>
      {isOpen && (
        <DetailModal title={t.player.chapters} onClose={() => setOpen(false)}>
          <ChapterList chapters={chapters} onChoose={jump} />
        </DetailModal>
      )}
    </>
  );
}

interface ChapterListProps {
  chapters: readonly Chapter[];
  onChoose: (chapter: Chapter) => void;
}

function ChapterList({ chapters, onChoose }: ChapterListProps) {
  const { seconds } = usePlayback();
  const current = chapters.filter(({ startSeconds }) => startSeconds <= seconds).at(-1);
  return (
    <ol className={styles.chapters}>
      {chapters.map((chapter) => (
        <li key={`${chapter.startSeconds} ${chapter.title}`}>
          <Button
            variant={chapter === current ? 'filled' : 'plain'}
            aria-current={chapter === current ? 'true' : undefined}
            onClick={() => onChoose(chapter)}
          >
            <span aria-hidden>{formatDuration(chapter.startSeconds)}</span>
            <span className="visually-hidden">{formatSpokenDuration(chapter.startSeconds)}</span>
            <bdi>{chapter.title}</bdi>
          </Button>
        </li>
      ))}
    </ol>
  );
}
