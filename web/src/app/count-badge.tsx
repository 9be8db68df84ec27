import { useQuery } from '@tanstack/react-query';
import { usersQuery } from '../api/users.ts';
import { unseenQuery } from '../unseen/unseen.ts';

/** What is counted: what is new to this member, or the people waiting for approval. */
export type Counted = 'announcements' | 'sermons' | 'documents' | 'users';

export interface CountBadgeProps {
  counted: Counted;
  className: string | undefined;
}

/** Loaded after the first paint, so that neither its code nor its calls delay it. */
export default function CountBadge({ counted, className }: CountBadgeProps) {
  return counted === 'users' ? (
    <PendingBadge className={className} />
  ) : (
    <UnseenBadge counted={counted} className={className} />
  );
}

function PendingBadge({ className }: { className: string | undefined }) {
  const { data } = useQuery(usersQuery(1, ''));
  return <Badge count={data?.pending} meaning="waiting for approval" className={className} />;
}

/** Each new file counts once: a recording as a sermon, any other as a document. */
function UnseenBadge({ counted, className }: CountBadgeProps & { counted: UnseenCount }) {
  const { data } = useQuery(unseenQuery);
  const { announcements = 0, sermons = 0, documents = 0 } = data?.counts ?? {};
  const counts = { announcements, sermons, documents: documents - sermons };
  return <Badge count={counts[counted]} meaning="new" className={className} />;
}

type UnseenCount = Exclude<Counted, 'users'>;

const MAX_SHOWN = 99;

interface BadgeProps {
  count: number | undefined;
  /** For screen readers, after the number. */
  meaning: string;
  className: string | undefined;
}

/** Renders nothing for zero. */
function Badge({ count, meaning, className }: BadgeProps) {
  if (!count) return null;
  return (
    <span className={`badge ${className}`}>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <span className="visually-hidden"> {meaning}</span>
    </span>
  );
}
