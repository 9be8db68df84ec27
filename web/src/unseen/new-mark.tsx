import type { ItemChange, UnseenKind } from '@assembly/contract/account/unseen';
import { markSeen } from '@assembly/contract/endpoints/library';
import { SECOND_MS } from '@assembly/contract/limits';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../api/call.ts';
import { t } from '../browser/locale/messages.ts';
import styles from './new-mark.module.css';
import { type NewItems, unseenQuery } from './unseen.ts';

/** How long a mark must be visible until its item counts as seen. */
const SEEN_AFTER_MS = 1 * SECOND_MS;

/** "New", if the item is; once the reader has had time to see it, the server is told. */
export function NewMark({ kind, id, items }: { kind: UnseenKind; id: string; items: NewItems }) {
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
      {t.shared.newMark}
    </span>
  );
}

/** Calls `onShown` when the element has been in view for a while. Returns a function that stops it. */
function onceShown(element: Element, onShown: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  function finish() {
    stop();
    onShown();
  }
  // Not called in a hidden tab, which is not rendered.
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(finish, SEEN_AFTER_MS);
  });
  observer.observe(element);
  return stop;
}

/** Items that become visible together are sent together. */
const BATCH_MS = 200;
let waiting: Partial<Record<UnseenKind, ItemChange[]>> = {};

/** Reports to the server that the member has seen an item. The counts go down once it has answered. */
function reportSeen(client: QueryClient, kind: UnseenKind, item: ItemChange): void {
  if (Object.keys(waiting).length === 0) setTimeout(() => void send(client), BATCH_MS);
  waiting[kind] = [...(waiting[kind] ?? []), item];
}

async function send(client: QueryClient): Promise<void> {
  const body = waiting;
  waiting = {};
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
