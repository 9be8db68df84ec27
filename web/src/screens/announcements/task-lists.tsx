import type { Announcement, Subtask } from '@assembly/contract/announcement';
import { dayIn } from '@assembly/contract/day-in';
import { useQueryClient } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  type CSSProperties,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Clock, startOfTomorrow } from '../../browser/clock.ts';
import { useClock } from '../../browser/use-clock.ts';
import { SkeletonGroup, SkeletonLines } from '../../ui/feedback/skeleton.tsx';
import { PlainText } from './plain-text.tsx';
import { SubtaskDetail } from './subtask-detail.tsx';
import styles from './task-lists.module.css';
import { dueOf, titleOf } from './task-text.ts';

const SEEN_AT_FIRST = 20;

interface TaskListsProps {
  ref: RefObject<HTMLElement | null>;
  lists: readonly Announcement[];
  /** They are about to give way to others. */
  isBusy: boolean;
}

export function TaskLists({ ref, lists, isBusy }: TaskListsProps) {
  const clock = useClockOfDay();
  useRefetchAtMidnight(clock);
  const [opened, setOpened] = useState<Subtask | null>(null);
  // What is seen at first is there at once; to draw hundreds more keeps a slow phone from answering.
  const shown = useDeferredValue(lists, firstScreenful(lists));

  // It may be gone by the time it has been read; then the focus must not be nowhere.
  function close() {
    setOpened(null);
    setTimeout(() => {
      if (document.activeElement === document.body) ref.current?.focus();
    });
  }

  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too.
      tabIndex={0}
      aria-label="List of announcements"
      aria-busy={isBusy}
      className={styles.box}
    >
      {shown.map((list) => (
        <TaskList key={list.id} list={list} clock={clock} onChoose={setOpened} />
      ))}
      {opened && (
        <SubtaskDetail
          subtask={
            lists.flatMap((list) => list.subtasks).find(({ id }) => id === opened.id) ?? opened
          }
          clock={clock}
          onClose={close}
        />
      )}
    </section>
  );
}

/** As many of the first subtasks as the box shows before it is scrolled. */
function firstScreenful(lists: readonly Announcement[]): Announcement[] {
  let room = SEEN_AT_FIRST;
  return lists.slice(0, SEEN_AT_FIRST).flatMap((list) => {
    if (room <= 0) return [];
    const subtasks = list.subtasks.slice(0, room);
    room -= subtasks.length + 1;
    return [{ ...list, subtasks }];
  });
}

interface TaskListProps {
  list: Announcement;
  clock: Clock;
  onChoose: (subtask: Subtask) => void;
}

/** Drawn again only when the list or the day is another: there may be hundreds of them. */
const TaskList = memo(({ list, clock, onChoose }: TaskListProps) => {
  return (
    <div className={styles.list} style={{ '--tasks': list.subtasks.length } as CSSProperties}>
      <h2 dir="auto">{titleOf(list)}</h2>
      {list.notes && <PlainText text={list.notes} />}
      {list.subtasks.length === 0 && <p className={styles.quiet}>No open tasks.</p>}
      {list.subtasks.length > 0 && (
        <ul className={styles.subtasks}>
          {list.subtasks.map((subtask) => (
            <li key={subtask.id}>
              <button type="button" className={styles.subtask} onClick={() => onChoose(subtask)}>
                <span className={styles.words}>
                  <span dir="auto" className={styles.name}>
                    {titleOf(subtask)}
                  </span>
                  <span className={styles.quiet}>{dueOf(subtask, clock)}</span>
                </span>
                <ChevronRight className={styles.arrow} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** All that is said here changes at midnight: the same clock all day. */
function useClockOfDay(): Clock {
  const clock = useClock(startOfTomorrow);
  const today = dayIn(clock.timeZone, clock.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is all that matters of it.
  return useMemo(() => clock, [today]);
}

/** At midnight what was due that day goes. */
function useRefetchAtMidnight({ now, timeZone }: Clock): void {
  const client = useQueryClient();
  const today = dayIn(timeZone, now);
  const shownFor = useRef(today);
  useEffect(() => {
    if (shownFor.current === today) return;
    shownFor.current = today;
    void client.invalidateQueries({ queryKey: ['announcements'] });
  }, [client, today]);
}

const FIRST_SIGHT = 3;

export function TaskListsSkeleton() {
  return (
    <SkeletonGroup count={FIRST_SIGHT} className={styles.box}>
      <div className={styles.list}>
        <SkeletonLines count={5} />
      </div>
    </SkeletonGroup>
  );
}
