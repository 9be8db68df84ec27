import { screens } from '@assembly/contract/paths';
import { SOURCES } from '@assembly/contract/sync';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { backupsQuery } from '../../../api/backups.ts';
import { deliveryQuery } from '../../../api/delivery.ts';
import { PREFETCH_STALE_MS } from '../../../api/query/query-client.ts';
import { settingsQuery } from '../../../api/settings.ts';
import { syncQuery } from '../../../api/sync.ts';
import { usersQuery } from '../../../api/users.ts';
import { t } from '../../../browser/locale/messages.ts';
import { setupTitle, useSetupSteps } from '../../../setup-progress/use-setup-steps.ts';

/** What waits for an administrator, and where it is done. */
export type Task = readonly [text: string, to: string];

const section = (id: string) => `${screens.settings}?section=${id}`;

interface AdminTasksProps {
  onTasks: (tasks: Task[]) => void;
}

/** Finds out what waits for an administrator. Renders nothing. */
export default function AdminTasks({ onTasks }: AdminTasksProps) {
  const users = useQuery(usersQuery(1, '')).data;
  const sync = useQuery(syncQuery).data;
  const delivery = useQuery(deliveryQuery).data;
  const backups = useQuery(backupsQuery).data;
  const settings = useQuery({ ...settingsQuery, staleTime: PREFETCH_STALE_MS }).data;
  const { steps } = useSetupSteps();
  const isLoaded = Boolean(users && sync && delivery && backups && settings && steps);
  const { pending = 0 } = users ?? {};
  const { held = [] } = delivery ?? {};
  const { warning } = backups ?? {};
  const { update } = settings?.about ?? {};
  const setupSteps = steps ?? [];
  const states = SOURCES.map((source) => sync?.runs[0]?.sources[source].state);
  const has = (...some: typeof states) => states.some((state) => state && some.includes(state));
  const tasks: [isDue: boolean, ...Task][] = [
    [pending > 0, t.tasks.peopleWait(pending), screens.users],
    [has('stopped'), t.tasks.syncWaits, screens.dataSync],
    [has('failed', 'interrupted'), t.tasks.syncFailed, screens.dataSync],
    [held.length > 0, t.tasks.updatesWait, section('notifications')],
    [Boolean(warning), warning ? t.tasks.backups[warning] : '', section('backups')],
    [Boolean(update), t.tasks.newVersion(update?.version ?? ''), section('about')],
    [setupSteps.length > 0, setupTitle(setupSteps), screens.settings],
  ];
  // As text, which stays the same as long as the tasks do.
  const due = JSON.stringify(tasks.flatMap(([isDue, ...task]) => (isDue ? [task] : [])));
  useEffect(() => {
    if (isLoaded) onTasks(JSON.parse(due));
  }, [isLoaded, due, onTasks]);
  return null;
}
