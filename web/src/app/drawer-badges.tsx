import type { UnseenKind } from '@assembly/contract/account/unseen';
import { useQuery } from '@tanstack/react-query';
import { usersQuery } from '../api/users.ts';
import { CountBadge } from '../ui/text/count-badge.tsx';
import { unseenQuery } from '../unseen/unseen.ts';

/** The number of people waiting for approval. */
export function PendingBadge() {
  const { data } = useQuery(usersQuery(1, ''));
  return <CountBadge count={data?.pending} meaning="waiting for approval" />;
}

/** How many announcements or documents are new to this member. */
export function UnseenBadge({ kind }: { kind: UnseenKind }) {
  const { data } = useQuery(unseenQuery);
  return <CountBadge count={data?.counts[kind]} meaning="new" />;
}
