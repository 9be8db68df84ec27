import { demoOptions } from '@assembly/sandbox/options';
import { CALENDAR_PAGE_SIZE } from '@assembly/server/google/calendar';
import { DRIVE_PAGE_SIZE } from '@assembly/server/google/drive';
import { openGoogle } from '@assembly/server/google/open-google';
import { openDatabase } from '@assembly/server/store/database/open-database';
import { runWithLease } from '@assembly/server/sync/run-with-lease';

// A process that does one thing and says what it cost: `sync DATABASE GOOGLE`, or `fetch - GOOGLE` for the same pages
// read and thrown away.
const [mode, databaseUrl = '', google = ''] = process.argv.slice(2);
const settings = { ...demoOptions, tokenUrl: `${google}/token`, apiUrl: google };
const tookMs = mode === 'sync' ? await sync() : await fetchAll();
console.log(JSON.stringify({ tookMs, memoryMb: process.resourceUsage().maxRSS / 1024 }));

async function sync(): Promise<number> {
  const db = await openDatabase(databaseUrl);
  const startedAt = performance.now();
  const parts = {
    db,
    google: openGoogle(settings),
    refreshToken: settings.refreshToken,
    timeZone: demoOptions.timeZone,
    driveFolder: undefined,
    now: () => Date.now(),
    onError: console.error,
  };
  let took = 0;
  const run = await runWithLease(parts, {
    databaseUrl,
    startedBy: 'bench',
    confirm: true,
    onStarted: () => {},
    // The last it tells is that it is done.
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
    pages(calendar, {}),
    pages(`/drive/v2/files?maxResults=${DRIVE_PAGE_SIZE}&q=trashed%3Dfalse`, headers),
    taskPages(headers),
  ]);
  return performance.now() - startedAt;
}

async function taskPages(headers: Record<string, string>): Promise<void> {
  const lists = await pages('/tasks/v1/users/@me/lists?maxResults=1000', headers);
  for (const { id } of lists) await pages(`/tasks/v1/lists/${id}/tasks?maxResults=100`, headers);
}

/** Returns the items of the last page: enough for the one list that is followed. */
async function pages(path: string, headers: Record<string, string>): Promise<{ id: string }[]> {
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
