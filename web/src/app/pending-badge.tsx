import { useQuery } from '@tanstack/react-query';
import { usersQuery } from '../api/users.ts';
import styles from './pending-badge.module.css';

/** The number of people waiting for approval; renders nothing for zero. */
export default function PendingBadge() {
  const { data } = useQuery(usersQuery(1, ''));
  if (!data?.pending) return null;
  return (
    <span className={`badge ${styles.badge}`}>
      {data.pending}
      <span className="visually-hidden"> waiting for approval</span>
    </span>
  );
}
