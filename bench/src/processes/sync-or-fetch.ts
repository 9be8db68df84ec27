import { demoOptions } from '@assembly/sandbox/options';
import { CALENDAR_PAGE_SIZE } from '@assembly/server/google/calendar';
import { createGoogle } from '@assembly/server/google/create-google';
import { DRIVE_PAGE_SIZE } from '@assembly/server/google/drive';
import { SYNC_LIMITS } from '@assembly/server/google/google-access';
import { openDatabase } from '@assembly/server/store/database/open-database';
import { runWithLease } from '@assembly/server/sync/run-with-lease';

export interface SyncCost {
  tookMs: number;
  /** User and system time of the process, its start included. */
  cpuMs: number;
  peakMemoryMb: number;
}

// Prints what one job cost: `sync DATABASE GOOGLE` is a sync run, `fetch - GOOGLE` reads the same pages and discards them.
const [mode, databaseUrl = '', google = ''] = process.argv.slice(2);
const settings = {
  ...demoOptions,
  calendarIds: [demoOptions.calendarId],
  taskLists: [],
  driveFolder: undefined,
  tokenUrl: `${google}/token`,
  apiUrl: google,
};
const tookMs = mode === 'sync' ? await sync() : await fetchAll();
const { user, system } = process.cpuUsage();
const cost: SyncCost = {
  tookMs,
  cpuMs: (user + system) / 1000,
  peakMemoryMb: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(cost));

async function sync(): Promise<number> {
  const db = await openDatabase(databaseUrl);
  const startedAt = performance.now();
  const context = {
    db,
    google: createGoogle(settings, SYNC_LIMITS),
    refreshToken: settings.refreshToken,
    timeZone: demoOptions.timeZone,
    chosen: settings,
    now: () => Date.now(),
    onError: console.error,
  };
  let took = 0;
  const run = await runWithLease(context, {
    databaseUrl,
    startedBy: 'bench',
    confirm: true,
    onStarted: () => {},
    // The last call reports the end of the run.
    onProgress: () => {
      took = performance.now() - startedAt;
    },
  });
  if (run.state !== 'done') throw new Error(JSON.stringify(run.sources));
  await db.destroy();
  return took;
}

async function fetchAll(): Promise<number> {
  const startedAt = performance.now();
  const { clientId, clientSecret, refreshToken, apiKey, calendarId } = settings;
  const token = await fetch(settings.tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    }),
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const now = new Date();
  const later = new Date(now);
  later.setUTCFullYear(later.getUTCFullYear() + 20);
  const window = `timeMin=${now.toISOString()}&timeMax=${later.toISOString()}&orderBy=startTime&singleEvents=true`;
  const calendar = `/calendar/v3/calendars/${encodeURIComponent(calendarId)}/events?maxResults=${CALENDAR_PAGE_SIZE}&${window}&key=${apiKey}`;
  await Promise.all([
    readPages(calendar, {}),
    readPages(`/drive/v2/files?maxResults=${DRIVE_PAGE_SIZE}&q=trashed%3Dfalse`, headers),
    readTasks(headers),
  ]);
  return performance.now() - startedAt;
}

async function readTasks(headers: Record<string, string>): Promise<void> {
  const lists = await readPages('/tasks/v1/users/@me/lists?maxResults=1000', headers);
  for (const { id } of lists)
    await readPages(`/tasks/v1/lists/${id}/tasks?maxResults=100`, headers);
}

/** Returns the items of the last page, which is the only page of the task lists. */
async function readPages(path: string, headers: Record<string, string>): Promise<{ id: string }[]> {
  let pageToken = '';
  let items: { id: string }[] = [];
  do {
    const next = pageToken && `&pageToken=${encodeURIComponent(pageToken)}`;
    const reply = await fetch(`${google}${path}${next}`, { headers });
    const page = (await reply.json()) as { items?: { id: string }[]; nextPageToken?: string };
    items = page.items ?? [];
    pageToken = page.nextPageToken ?? '';
  } while (pageToken);
  return items;
}
