import { useQuery } from '@tanstack/react-query';
import { usersQuery } from '../screens/users/users-query.ts';
import styles from './pending-badge.module.css';

/** How many people wait for approval; nothing while nobody does. */
export default function PendingBadge() {
  const { data } = useQuery(usersQuery(1, ''));
  if (!data?.pending) return null;
  return (
    <span className={styles.badge}>
      {data.pending}
      <span className={styles.unseen}> waiting for approval</span>
    </span>
  );
}
