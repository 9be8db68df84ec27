import type { UnseenKind } from '@assembly/contract/account/unseen';
import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '../ui/text/count-badge.tsx';
import { unseenQuery } from './unseen-query.ts';

/** How many announcements or documents are new to this member; renders nothing for zero. */
export function UnseenBadge({ kind }: { kind: UnseenKind }) {
  const { data } = useQuery(unseenQuery);
  return <CountBadge count={data?.counts[kind]} meaning="new" />;
}
