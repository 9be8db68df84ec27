import { screens } from '@assembly/contract/paths';
import { SOURCES, type SyncRun } from '@assembly/contract/sync';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type DeliveryReply, deliveryQuery } from '../../../api/delivery.ts';
import { syncQuery } from '../../../api/sync.ts';
import { usersQuery } from '../../../api/users.ts';
import { useSession } from '../../../session/session.ts';
import { unseenQuery } from '../../../unseen/unseen.ts';
import { rememberTasks, type Task } from './tasks.ts';

export interface UpdatesProps {
  onNewAnnouncements: (count: number) => void;
  onTasks: (tasks: readonly Task[]) => void;
}

/** Finds out, after the first paint, what else there is to show in Today. Renders nothing. */
export default function Updates({ onNewAnnouncements, onTasks }: UpdatesProps) {
  const { user } = useSession();
  const { data } = useQuery(unseenQuery);
  const count = data?.counts.announcements ?? 0;
  useEffect(() => onNewAnnouncements(count), [count, onNewAnnouncements]);
  return user.isAdmin && <AdminTasks onTasks={onTasks} />;
}

function AdminTasks({ onTasks }: Pick<UpdatesProps, 'onTasks'>) {
  const users = useQuery(usersQuery(1, '')).data;
  const sync = useQuery(syncQuery).data;
  const delivery = useQuery(deliveryQuery).data;
  useEffect(() => {
    if (!users || !sync || !delivery) return;
    const tasks = [
      ...pendingTasks(users.pending),
      ...syncTasks(sync.runs[0]),
      ...heldTasks(delivery.held),
    ];
    rememberTasks(tasks);
    onTasks(tasks);
  }, [users, sync, delivery, onTasks]);
  return null;
}

function pendingTasks(pending: number): Task[] {
  if (pending === 0) return [];
  const text =
    pending === 1 ? '1 person waits for approval' : `${pending} people wait for approval`;
  return [{ text, to: screens.users }];
}

function syncTasks(lastRun: SyncRun | undefined): Task[] {
  const states = lastRun ? SOURCES.map((source) => lastRun.sources[source].state) : [];
  const has = (...some: typeof states) => states.some((state) => some.includes(state));
  return [
    ...(has('stopped') ? [{ text: 'A sync waits for your answer', to: screens.dataSync }] : []),
    ...(has('failed', 'interrupted')
      ? [{ text: 'The last sync has failed', to: screens.dataSync }]
      : []),
  ];
}

function heldTasks(held: DeliveryReply['held']): Task[] {
  if (held.length === 0) return [];
  const text = 'Some messages are held back';
  return [{ text, to: `${screens.settings}?section=notifications` }];
}
