import {
  type Announcement,
  type AnnouncementList,
  taskTitle,
} from '@assembly/contract/announcement';
import { dayIn } from '@assembly/contract/day-in';
import { linksIn } from '@assembly/contract/text/links-in';
import { useQueryClient } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type CSSProperties, type RefObject, useDeferredValue, useState } from 'react';
import { announcementKeys } from '../../api/announcements.ts';
import { formatDay, startOfTomorrow } from '../../browser/locale/clock.ts';
import { locale } from '../../browser/locale/locale.ts';
import { useClock } from '../../browser/locale/use-clock.ts';
import { useOpenItem } from '../../browser/navigation/use-open-item.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/feedback/skeleton.tsx';
import { NewMark } from '../../unseen/new-mark.tsx';
import { type NewItems, useNewItems } from '../../unseen/unseen.ts';
import styles from './task-lists.module.css';

const FIRST_SCREENFUL = 20;
const SKELETON_COUNT = 3;

interface TaskListsProps {
  ref: RefObject<HTMLElement | null>;
  lists: readonly AnnouncementList[];
  /** Other lists are loading. */
  isBusy: boolean;
}

export function TaskLists({ ref, lists, isBusy }: TaskListsProps) {
  const { now, timeZone } = useClock(startOfTomorrow);
  const today = dayIn(timeZone, now);
  const client = useQueryClient();
  // Tasks that were due yesterday disappear.
  useOnChange(today, () => void client.invalidateQueries({ queryKey: announcementKeys.all }));
  const { id: openedId, ...opened } = useOpenItem();
  const listed = openedId
    ? lists.flatMap((list) => [list, ...list.subtasks]).find(({ id }) => id === openedId)
    : undefined;
  // It stays in view when it is closed.
  const [known, setKnown] = useState(listed);
  if (listed && listed !== known) setKnown(listed);
  // Render what fits on the screen first: hundreds of tasks would block a slow phone.
  const shown = useDeferredValue(lists, firstScreenful(lists));
  const newItems = useNewItems('announcements');

  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      aria-label="List of announcements"
      aria-busy={isBusy}
      className={`card ${styles.box}`}
    >
      {shown.map((list) => (
        <TaskList
          key={list.id}
          list={list}
          today={today}
          newItems={newItems}
          onChoose={opened.open}
        />
      ))}
      {openedId && (
        <TaskDetail
          task={known?.id === openedId ? known : undefined}
          today={today}
          onClose={opened.close}
        />
      )}
    </section>
  );
}

/** The first lists and subtasks, about as many as are visible without scrolling. */
function firstScreenful(lists: readonly AnnouncementList[]): AnnouncementList[] {
  let room = FIRST_SCREENFUL;
  return lists.slice(0, FIRST_SCREENFUL).flatMap((list) => {
    if (room <= 0) return [];
    const subtasks = list.subtasks.slice(0, room);
    room -= subtasks.length + 1;
    return [{ ...list, subtasks }];
  });
}

interface TaskListProps {
  list: AnnouncementList;
  today: string;
  newItems: NewItems;
  onChoose: (id: string) => void;
}

function TaskList({ list, today, newItems, onChoose }: TaskListProps) {
  return (
    <div className={styles.list} style={{ '--tasks': list.subtasks.length } as CSSProperties}>
      <h2 dir="auto">
        {taskTitle(list)} <NewMark kind="announcements" id={list.id} items={newItems} />
      </h2>
      {list.notes && <PlainText text={list.notes} />}
      {list.subtasks.length === 0 && <p className={styles.muted}>No open tasks.</p>}
      {list.subtasks.length > 0 && (
        <ul className={styles.subtasks}>
          {list.subtasks.map((subtask) => (
            <li key={subtask.id}>
              <button type="button" className={styles.subtask} onClick={() => onChoose(subtask.id)}>
                <span className={styles.text}>
                  <span dir="auto" className={styles.name}>
                    {taskTitle(subtask)}{' '}
                    <NewMark kind="announcements" id={subtask.id} items={newItems} />
                  </span>
                  <span className={styles.muted}>{dueText(subtask, today)}</span>
                </span>
                <ChevronRight className={styles.arrow} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TaskDetailProps {
  /** A subtask, or a list that a notification links to. Undefined if a link led to one that is closed. */
  task: AnnouncementList | Announcement | undefined;
  today: string;
  onClose: () => void;
}

function TaskDetail({ task, today, onClose }: TaskDetailProps) {
  const due = task && 'due' in task && dueText(task, today);
  return (
    <DetailModal title={task ? taskTitle(task) : 'Announcement'} onClose={onClose}>
      {!task && <p>This announcement is no longer in the list.</p>}
      {due && <p className={styles.muted}>{due}</p>}
      {task?.notes && <PlainText text={task.notes} />}
    </DetailModal>
  );
}

export function TaskListsSkeleton() {
  return (
    <SkeletonGroup count={SKELETON_COUNT} className={`card ${styles.box}`}>
      <div className={styles.list}>
        <SkeletonLines count={5} />
      </div>
    </SkeletonGroup>
  );
}

/** Plain text with its line breaks; web addresses become links. */
function PlainText({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.plain}>
      {linksIn(text).map(({ at, text: segment, href }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {segment}
          </a>
        ) : (
          segment
        ),
      )}
    </p>
  );
}

/** "Due tomorrow", or '' without a due date. `today` is an ISO date. */
function dueText({ due }: Pick<Announcement, 'due'>, today: string): string {
  return due && `Due ${formatDay(due.slice(0, 10), today, locale)}`;
}
