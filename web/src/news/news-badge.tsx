import type { NewsKind } from '@assembly/contract/account/news';
import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '../ui/text/count-badge.tsx';
import { newsQuery } from './news-query.ts';

/** How many announcements or documents are new to this member; renders nothing for zero. */
export function NewsBadge({ kind }: { kind: NewsKind }) {
  const { data } = useQuery(newsQuery);
  return <CountBadge count={data?.counts[kind]} meaning="new" />;
}
