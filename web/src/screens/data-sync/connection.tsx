import type { GoogleConnection } from '@assembly/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../api/settings.ts';
import type { SyncReply } from '../../api/sync.ts';
import { formatAgo } from '../../browser/locale/format-ago.ts';
import { formatTime } from '../../browser/locale/format-time.ts';
import { t } from '../../browser/locale/messages.ts';
import { Sentence } from '../../ui/text/sentence.tsx';

export function Connection({ connection, schedule }: Pick<SyncReply, 'connection' | 'schedule'>) {
  const { isDemo, account, calendars, tokenSince } = connection;
  const { data: settings } = useQuery(settingsQuery);
  return (
    <section className="card section">
      <h2>{t.sync.connection.title}</h2>
      {isDemo && <p>{t.sync.connection.demo}</p>}
      <dl className="facts">
        <dt>{t.sync.connection.account}</dt>
        <dd>{account ?? t.sync.connection.accountUnknown}</dd>
        <dt>{t.sync.connection.calendars(calendars.length)}</dt>
        {calendars.map(({ id, name }) => (
          <dd key={id}>{name && name !== id ? `${name} (${id})` : id}</dd>
        ))}
        {calendars.length === 0 && <dd>{t.sync.connection.noCalendars}</dd>}
        <dt>{t.sync.connection.signIn}</dt>
        <dd>{describeSignIn(tokenSince, settings?.google.state)}</dd>
        <dt>{t.sync.connection.schedule}</dt>
        <dd>{describeSchedule(schedule)}</dd>
      </dl>
    </section>
  );
}

function describeSignIn(
  tokenSince: number | null,
  state: GoogleConnection['state'] | undefined,
): string {
  if (state === 'refused') return t.sync.connection.signInStates.refused;
  if (state === 'unreadable') return t.sync.connection.signInStates.unreadable;
  if (tokenSince === null) return t.sync.connection.signInStates.unused;
  return t.sync.connection.signInStates.used(
    formatTime(tokenSince),
    formatAgo(tokenSince, Date.now()),
  );
}

function describeSchedule(schedule: SyncReply['schedule']) {
  if (!schedule) return t.sync.connection.noSchedule;
  const { next } = schedule;
  const expression = <code>{schedule.expression}</code>;
  return (
    <Sentence
      parts={
        next === null
          ? t.sync.connection.cron(expression)
          : t.sync.connection.nextAndCron(formatTime(next), expression)
      }
    />
  );
}
