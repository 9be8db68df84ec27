import type { UnseenKind } from '@assembly/contract/account/unseen';
import { SECOND_MS } from '@assembly/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import styles from './new-mark.module.css';
import { reportSeen } from './report-seen.ts';
import type { NewItems } from './unseen.ts';

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
