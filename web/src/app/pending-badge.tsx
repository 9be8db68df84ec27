import { useQuery } from '@tanstack/react-query';
import { usersQuery } from '../api/users.ts';
import { CountBadge } from '../ui/text/count-badge.tsx';

/** The number of people waiting for approval; renders nothing for zero. */
export default function PendingBadge() {
  const { data } = useQuery(usersQuery(1, ''));
  return <CountBadge count={data?.pending} meaning="waiting for approval" />;
}
