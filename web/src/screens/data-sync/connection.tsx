import type { GoogleConnection } from '@assembly/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../api/settings.ts';
import type { SyncReply } from '../../api/sync.ts';
import { formatAgo, formatTime } from '../../browser/locale/format-time.ts';

export function Connection({ connection, schedule }: Pick<SyncReply, 'connection' | 'schedule'>) {
  const { isDemo, account, calendars, tokenSince } = connection;
  const { data: settings } = useQuery(settingsQuery);
  return (
    <section className="card section">
      <h2>Connection</h2>
      {isDemo && <p>Demo mode: the data comes from a simulated Google on this computer.</p>}
      <dl className="facts">
        <dt>Google account</dt>
        <dd>{account ?? 'Not known yet'}</dd>
        <dt>{calendars.length > 1 ? 'Calendars' : 'Calendar'}</dt>
        {calendars.map(({ id, name }) => (
          <dd key={id}>{name && name !== id ? `${name} (${id})` : id}</dd>
        ))}
        {calendars.length === 0 && <dd>None chosen yet</dd>}
        <dt>Google sign-in</dt>
        <dd>{describeSignIn(tokenSince, settings?.google.state)}</dd>
        <dt>Schedule</dt>
        <dd>{describeSchedule(schedule)}</dd>
      </dl>
    </section>
  );
}

function describeSignIn(
  tokenSince: number | null,
  state: GoogleConnection['state'] | undefined,
): string {
  if (state === 'refused') return 'Refused by Google';
  if (state === 'unreadable') return 'Cannot be read by this server';
  if (tokenSince === null) return 'Not used yet';
  return `In use since ${formatTime(tokenSince)} (${formatAgo(tokenSince, Date.now())})`;
}

function describeSchedule(schedule: SyncReply['schedule']) {
  if (!schedule) return 'None. Data is synced only when someone starts a sync here.';
  const { expression, next } = schedule;
  return (
    <>
      {next !== null && `Next sync ${formatTime(next)} `}
      (cron: <code>{expression}</code>)
    </>
  );
}
