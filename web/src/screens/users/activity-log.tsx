import { AUDIT_WORDS, type AuditEntry } from '@assembly/contract/audit';
import { SETTING_LABELS } from '@assembly/contract/text/setting-labels';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditQuery } from '../../api/users.ts';
import { formatTime } from '../../browser/locale/format-time.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Disclosure } from '../../ui/lists/disclosure.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import styles from './users.module.css';

/** Who did what, and when. Loaded when opened. */
export function ActivityLog() {
  return (
    <Disclosure title="Activity log">
      <Entries />
    </Disclosure>
  );
}

function Entries() {
  const [page, setPage] = useState(1);
  const { data, isPending, refetch } = useQuery({
    ...auditQuery(page),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailed text="The activity log could not be loaded." onAction={() => refetch()} />;
  }
  return (
    <>
      <ol className={styles.log}>
        {data.items.map((entry) => (
          <li key={entry.id}>
            <time className={styles.when} dateTime={new Date(entry.at).toISOString()}>
              {formatTime(entry.at)}
            </time>
            <span>
              {/* Bold, because a name may read like part of the sentence. */}
              <b>{entry.actor}</b> {AUDIT_WORDS[entry.action]}
              {entry.subject && ' '}
              {entry.subject && <b>{subjectOf(entry)}</b>}
            </span>
          </li>
        ))}
      </ol>
      {data.items.length === 0 && <p>No activity yet.</p>}
      <Pager
        page={data.page}
        pageCount={data.pageCount}
        onPage={setPage}
        label="Pages of the activity log"
      />
    </>
  );
}

/** Settings are stored under the names of their environment variables. */
function subjectOf({ action, subject }: AuditEntry): string {
  if (action !== 'setting_changed' && action !== 'setting_removed') return subject;
  return Object.entries(SETTING_LABELS).find(([name]) => name === subject)?.[1] ?? subject;
}
