import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, useEffect } from 'react';
import { useSession } from '../../../session/session.ts';
import { unseenQuery } from '../../../unseen/unseen.ts';
import type { AdminTasksProps } from './admin-tasks.tsx';

/** Not stored on members' phones. */
const AdminTasks = lazy<ComponentType<AdminTasksProps>>(() =>
  import('./admin-tasks.tsx').catch(() => ({ default: () => null })),
);

export interface UpdatesProps extends AdminTasksProps {
  onNewAnnouncements: (count: number) => void;
}

/** Finds out, after the first paint, what else there is to show in Today. Renders nothing. */
export default function Updates({ onNewAnnouncements, onTasks }: UpdatesProps) {
  const { user } = useSession();
  const { data } = useQuery(unseenQuery);
  const count = data?.counts.announcements ?? 0;
  useEffect(() => onNewAnnouncements(count), [count, onNewAnnouncements]);
  // Those of the last visit, for somebody who is no longer an administrator.
  useEffect(() => {
    if (!user.isAdmin) onTasks([]);
  }, [user.isAdmin, onTasks]);
  return user.isAdmin && <AdminTasks onTasks={onTasks} />;
}
