import { type ItemChange, UNSEEN_KINDS, type UnseenKind } from '@assembly/contract/account/unseen';
import { markSeen } from '@assembly/contract/endpoints/library';
import { SECOND_MS } from '@assembly/contract/limits';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../api/call.ts';
import styles from './new-mark.module.css';
import { type NewItems, unseenQuery } from './unseen.ts';

/** How long a mark must be visible until its item counts as seen. */
const SEEN_AFTER_MS = 1 * SECOND_MS;

interface NewMarkProps {
  kind: UnseenKind;
  id: string;
  items: NewItems;
}

/** "New", if the item is; once the reader has had time to see it, the server is told. */
export function NewMark({ kind, id, items }: NewMarkProps) {
  const changedAt = items.get(id);
  const ref = useRef<HTMLSpanElement>(null);
  const client = useQueryClient();
  useEffect(() => {
    if (!ref.current || changedAt === undefined) return;
    return onceShown(ref.current, () => reportSeen(client, kind, { id, changedAt }));
  }, [client, kind, id, changedAt]);
  if (changedAt === undefined) return null;
  return (
    <span ref={ref} className={`badge ${styles.mark}`}>
      New
    </span>
  );
}

/** Calls `onShown` when the element has been in view for a while, in a tab that is not hidden. Returns a function that stops it. */
function onceShown(element: Element, onShown: () => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function check() {
    clearTimeout(timer);
    if (isInView && !document.hidden) timer = setTimeout(finish, SEEN_AFTER_MS);
  }
  function finish() {
    stop();
    onShown();
  }
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    check();
  });
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', check);
  }
  observer.observe(element);
  document.addEventListener('visibilitychange', check);
  return stop;
}

/** Items that become visible together are sent together. */
const BATCH_MS = 200;

const waiting = {
  announcements: new Map<string, ItemChange>(),
  documents: new Map<string, ItemChange>(),
};
let isScheduled = false;

/** Reports to the server that the member has seen an item. The counts go down once it has answered. */
function reportSeen(client: QueryClient, kind: UnseenKind, item: ItemChange): void {
  waiting[kind].set(item.id, item);
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => void send(client), BATCH_MS);
}

async function send(client: QueryClient): Promise<void> {
  isScheduled = false;
  const body: Partial<Record<UnseenKind, ItemChange[]>> = {};
  for (const kind of UNSEEN_KINDS) {
    if (waiting[kind].size > 0) body[kind] = [...waiting[kind].values()];
    waiting[kind].clear();
  }
  try {
    const left = await call(markSeen, { body });
    const { queryKey } = unseenQuery;
    // A reply that was requested before would show them as new again.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, left);
  } catch {
    // They are new again at the next visit.
  }
}
