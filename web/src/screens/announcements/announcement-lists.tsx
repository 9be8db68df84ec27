import type { Announcement, AnnouncementList } from '@assembly/contract/announcement';
import { dayIn } from '@assembly/contract/day-in';
import { useQueryClient } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announcementKeys } from '../../api/announcements.ts';
import { startOfTomorrow } from '../../browser/locale/clock.ts';
import { t } from '../../browser/locale/messages.ts';
import { useClock } from '../../browser/locale/use-clock.ts';
import { useOpenItem } from '../../browser/navigation/use-open-item.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import { SkeletonGroup, SkeletonLines } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { DotSeparated } from '../../ui/text/dot-separated.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';
import { titleOf } from '../../ui/text/title-of.ts';
import { NewMark } from '../../unseen/new-mark.tsx';
import { type NewItems, useNewItems } from '../../unseen/unseen.ts';
import { AnnouncementDetails, untilText } from './announcement-details.tsx';
import styles from './announcements.module.css';
import { PlainText } from './plain-text.tsx';

/** A longer list is folded to its first entries. */
const UNFOLDED_MAX = 5;
const FOLDED_COUNT = 3;
const FIRST_LINE_MAX_CHARS = 200;
/** As many as a large screen shows. */
const FIRST_LISTS = 20;

interface AnnouncementListsProps {
  ref: RefObject<HTMLElement | null>;
  lists: readonly AnnouncementList[];
  /** Folds long lists. */
  isFolded: boolean;
  /** Other lists are loading. */
  isBusy: boolean;
}

export function AnnouncementLists({ ref, lists, isFolded, isBusy }: AnnouncementListsProps) {
  const { now, timeZone } = useClock(startOfTomorrow);
  const today = dayIn(timeZone, now);
  const client = useQueryClient();
  // Announcements that ended yesterday disappear.
  useOnChange(today, () => void client.invalidateQueries({ queryKey: announcementKeys.all }));
  const { id: openedId, ...opened } = useOpenItem();
  const newItems = useNewItems('announcements');
  const isPrinting = usePrinting();
  // On a slow phone, the first lists can be read while the others are rendered.
  const ordered = newListsFirst(lists, newItems);
  const shown = useDeferredValue(ordered, ordered.slice(0, FIRST_LISTS));

  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on wide screens it scrolls.
      tabIndex={0}
      aria-label={t.announcements.listOfAnnouncements}
      aria-busy={isBusy}
      className={`card ${styles.box}`}
    >
      {shown.map((list) => (
        <ListSection
          key={list.id}
          list={list}
          today={today}
          newItems={newItems}
          isFolded={isFolded && !isPrinting}
          isPrinting={isPrinting}
          onChoose={opened.open}
        />
      ))}
      {openedId && (
        <AnnouncementDetails
          opened={lists
            .flatMap((list) => [list, ...list.subtasks])
            .find(({ id }) => id === openedId)}
          today={today}
          onClose={opened.close}
        />
      )}
    </section>
  );
}

/** Whether the page is being printed, also by the browser's own command. Rendered before the browser reads the page. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface ListSectionProps {
  list: AnnouncementList;
  today: string;
  newItems: NewItems;
  isFolded: boolean;
  isPrinting: boolean;
  onChoose: (id: string) => void;
}

function ListSection(props: ListSectionProps) {
  const { list, today, newItems, isFolded, isPrinting, onChoose } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const entries = useRef<HTMLUListElement>(null);
  const { subtasks } = list;
  const isLong = isFolded && !isUnfolded && subtasks.length > UNFOLDED_MAX;
  const ordered = newFirst(subtasks, newItems);
  const hidden = isLong ? ordered.slice(FOLDED_COUNT) : [];
  const hiddenNew = hidden.filter(({ id }) => newItems.has(id)).length;

  function unfold() {
    flushSync(() => setUnfolded(true));
    entries.current?.children[FOLDED_COUNT]?.querySelector('button')?.focus();
  }

  return (
    <div className={styles.list}>
      <h2>
        <bdi>{titleOf(list.title)}</bdi>{' '}
        <NewMark kind="announcements" id={list.id} items={newItems} />
      </h2>
      {list.notes && (
        <div className={list.notes.trim().includes('\n') ? styles.brief : undefined}>
          <PlainText text={list.notes} />
          <button
            type="button"
            className={styles.more}
            aria-label={t.common.moreAbout(titleOf(list.title))}
            onClick={() => onChoose(list.id)}
          >
            {t.common.more}
          </button>
        </div>
      )}
      {subtasks.length === 0 && <p className="muted">{t.announcements.nothingInList}</p>}
      {subtasks.length > 0 && (
        <ul ref={entries} className={styles.entries}>
          {(isLong ? ordered.slice(0, FOLDED_COUNT) : ordered).map((entry) => (
            <li key={entry.id}>
              <button type="button" className={styles.entry} onClick={() => onChoose(entry.id)}>
                <span className={styles.text}>
                  <span className={styles.name}>
                    <bdi>{titleOf(entry.title)}</bdi>{' '}
                    <NewMark kind="announcements" id={entry.id} items={newItems} />
                  </span>
                  <span
                    className={styles.facts}
                    data-dated={Boolean(untilText(entry, today)) || undefined}
                    data-last-day={entry.due.startsWith(today) || undefined}
                  >
                    <DotSeparated
                      texts={[untilText(entry, today), isPrinting ? '' : firstLineOf(entry)]}
                    />
                  </span>
                </span>
                <ChevronRight data-screen-only className={styles.arrow} aria-hidden />
              </button>
              {isPrinting && entry.notes && <PlainText text={entry.notes} />}
            </li>
          ))}
        </ul>
      )}
      {isLong && (
        <Button variant="plain" onClick={unfold}>
          <Sentence
            parts={t.announcements.moreIn(hidden.length, hiddenNew, titleOf(list.title), (text) => (
              <span className="visually-hidden">{text}</span>
            ))}
          />
        </Button>
      )}
    </div>
  );
}

/** What is new stays at the top until the reader leaves the screen. */
const newFirst = (subtasks: readonly Announcement[], newItems: NewItems) => [
  ...subtasks.filter(({ id }) => newItems.has(id)),
  ...subtasks.filter(({ id }) => !newItems.has(id)),
];

function newListsFirst(lists: readonly AnnouncementList[], newItems: NewItems): AnnouncementList[] {
  const hasNew = (list: AnnouncementList) =>
    [list, ...list.subtasks].some(({ id }) => newItems.has(id));
  return [...lists.filter(hasNew), ...lists.filter((list) => !hasNew(list))];
}

const firstLineOf = ({ notes }: Pick<Announcement, 'notes'>) =>
  (notes.trim().split('\n', 1)[0] ?? '').slice(0, FIRST_LINE_MAX_CHARS).trim();

export function AnnouncementListsSkeleton() {
  return (
    <SkeletonGroup count={3} className={`card ${styles.box}`}>
      <div className={styles.list}>
        <SkeletonLines count={5} />
      </div>
    </SkeletonGroup>
  );
}
