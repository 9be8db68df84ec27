import {
  type Removal,
  SOURCES,
  type Source,
  type SyncRun,
  unlistedCount,
} from '@assembly/contract/sync';
import { createGoogle } from '../google/create-google.ts';
import { SYNC_LIMITS } from '../google/google-access.ts';
import { isTokenFixed } from '../settings/google-connection.ts';
import { recomputeIfZoneChanged } from '../store/content/recompute-event-times.ts';
import { readNewRecordings } from '../sync/recordings/read-recordings.ts';
import { runWithLease } from '../sync/run-with-lease.ts';
import { type Command, CommandError, printable } from './command.ts';

const CONFIRM = '--confirm';
const NAMES: Record<Source, string> = {
  events: 'Events',
  announcements: 'Announcements',
  documents: 'Documents',
};

export const syncNow: Command = {
  usage: `sync [${CONFIRM}]`,
  description: 'copies calendar, task lists and drive now; --confirm confirms a large removal',
  argumentCount: [0, 1],
  async run({ settings, db, now, log }, args) {
    const config = settings.current();
    if (args.some((arg) => arg !== CONFIRM)) {
      throw new CommandError(`Usage: npm run assembly -- ${syncNow.usage}`);
    }
    // Public calendars need only an API key. The demo never talks to Google.
    const hasAccess = config.google.clientId !== '' || config.google.apiKey !== undefined;
    if (config.isDemo || !hasAccess) {
      throw new CommandError(
        'Google is not set up: connect it under Settings in the app, or set GOOGLE_CLIENT_ID and the other GOOGLE_ variables in .env or the environment. Then sync again.',
      );
    }
    const dependencies = {
      db,
      google: createGoogle(config.google, SYNC_LIMITS),
      refreshToken: config.google.refreshToken,
      isTokenFixed: isTokenFixed(settings),
      timeZone: config.assembly.timeZone,
      chosen: config.google,
      now,
      onError: log,
    };
    const run = await runWithLease(dependencies, {
      databaseUrl: config.databaseUrl,
      startedBy: 'command',
      confirm: args.includes(CONFIRM),
      onStarted: () => console.error('Syncing with Google. This takes up to two minutes.'),
      onProgress: () => {},
    });
    await readNewRecordings({ ...dependencies, databaseUrl: config.databaseUrl }).catch(log);
    const { timeZone } = config.assembly;
    await settings.refresh();
    await recomputeIfZoneChanged(db, settings.current().assembly.timeZone);
    const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone });
    const report = SOURCES.map((name) => reportOf(name, run, days)).join('\n');
    if (run.state !== 'done') throw new CommandError(report);
    return report;
  },
};

/** "Events: 3 added, 1 changed, 0 removed, 40 unchanged." and details. */
function reportOf(name: Source, { sources }: SyncRun, days: Intl.DateTimeFormat): string {
  const { state, added, changed, removed, unchanged, leftOut, ...more } = sources[name];
  const lines = [
    state === 'done'
      ? `${NAMES[name]}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged.`
      : `${NAMES[name]}: not synced. ${more.error ?? ''}`,
  ];
  if (state === 'stopped') {
    lines.push(
      ...more.removals.map(
        (removal) => `  would be removed: ${describeRemoval(removal, days).join('')}`,
      ),
    );
    const rest = unlistedCount(sources[name]);
    if (rest > 0) lines.push(`  and ${rest} more`);
    lines.push(`  To remove them: npm run assembly -- sync ${CONFIRM}`);
  }
  if (leftOut > 0) lines.push(`  ${leftOut} skipped:`);
  lines.push(...more.leftOutItems.map(({ id, title, reason }) => `  ${title || id}: ${reason}`));
  return lines.map(printable).join('\n');
}

/** For example: "Choir practice" and ", 52 times, 19 Nov 2026 – 12 Nov 2027", or "Sermons" and ", a folder in Archive". */
export function describeRemoval(
  { title, count, from, to, parentTitle, isFolder }: Removal,
  dayFormat: Intl.DateTimeFormat,
): [title: string, more: string] {
  const words = [''];
  if (count > 1) words.push(`${count} times`);
  if (from !== null && to !== null) words.push(dayFormat.formatRange(from, to));
  const where = [isFolder && 'a folder', parentTitle && `in ${parentTitle}`]
    .filter(Boolean)
    .join(' ');
  if (where) words.push(where);
  return [title.trim() || 'Untitled', words.join(', ')];
}
