import { useQuery } from '@tanstack/react-query';
import { usersQuery } from '../api/users.ts';
import { t } from '../browser/locale/messages.ts';
import { Sentence } from '../ui/text/sentence.tsx';
import { unseenQuery } from '../unseen/unseen.ts';

/** What is counted: what is new to this member, or the people waiting for approval. */
export type Counted = 'announcements' | 'sermons' | 'documents' | 'users';

interface CountBadgeProps {
  counted: Counted;
  className: string | undefined;
}

const MAX_SHOWN = 99;

/** Loaded after the first paint, so that neither its code nor its calls delay it. Renders nothing for zero. */
export default function CountBadge({ counted, className }: CountBadgeProps) {
  const isOfUsers = counted === 'users';
  const { data: users } = useQuery({ ...usersQuery(1, ''), enabled: isOfUsers });
  const { data: unseen } = useQuery({ ...unseenQuery, enabled: !isOfUsers });
  const { announcements = 0, sermons = 0, documents = 0 } = unseen?.counts ?? {};
  // Each new file counts once: a recording as a sermon, any other as a document.
  const unseenCounts = { announcements, sermons, documents: documents - sermons };
  const count = isOfUsers ? users?.pending : unseenCounts[counted];
  if (!count) return null;
  const shown = count > MAX_SHOWN ? `${MAX_SHOWN}+` : `${count}`;
  const message = isOfUsers ? t.shared.badge.waiting : t.shared.badge.newItems;
  return (
    <span className={`badge ${className}`}>
      <Sentence
        parts={message(count, shown, (text) => <span className="visually-hidden">{text}</span>)}
      />
    </span>
  );
}
