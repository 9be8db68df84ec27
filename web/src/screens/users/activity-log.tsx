import { isSettingName } from '@assembly/contract/setting-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { auditQuery } from '../../api/users.ts';
import { formatTime } from '../../browser/locale/format-time.ts';
import { t } from '../../browser/locale/messages.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';
import styles from './activity-log.module.css';

/** Who did what, and when. */
export default function ActivityLog() {
  const [page, setPage] = useState(1);
  const [hasSignIns, setHasSignIns] = useState(false);
  const query = useQuery({ ...auditQuery(page, hasSignIns), placeholderData: keepPreviousData });
  const list = useRef<HTMLOListElement>(null);
  return (
    <>
      <Checkbox
        checked={hasSignIns}
        onChange={({ target }) => {
          setHasSignIns(target.checked);
          setPage(1);
        }}
      >
        {t.activity.showSignIns}
      </Checkbox>
      <PagedList
        list={list}
        query={query}
        skeleton={<Loading />}
        failedText={t.activity.loadFailed}
        label={t.activity.pages}
        onPage={setPage}
      >
        {({ items }) => (
          <>
            <ol ref={list} tabIndex={-1} aria-label={t.activity.list} className={styles.log}>
              {items.map((entry) => (
                <li key={entry.id}>
                  <time className={styles.when} dateTime={new Date(entry.at).toISOString()}>
                    {formatTime(entry.at)}
                  </time>
                  <span>
                    {/* Bold, because a name may read like part of the sentence. */}
                    <Sentence
                      parts={t.activity.entries[entry.action](
                        <b>{nameOf(entry.actor)}</b>,
                        <b>{nameOf(entry.subject)}</b>,
                      )}
                    />
                  </span>
                </li>
              ))}
            </ol>
            {items.length === 0 && <p>{t.activity.nothing}</p>}
          </>
        )}
      </PagedList>
    </>
  );
}

/** A person, or what the server has stored by a name of its own. Settings have the names of their variables. */
function nameOf(stored: string): string {
  if (isSettingName(stored)) return t.settingFields[stored].label;
  const names: Record<string, string> = t.activity.names;
  return names[stored] ?? stored;
}
