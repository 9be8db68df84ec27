import { once } from 'node:events';
import { statSync } from 'node:fs';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listEvents } from '@assembly/contract/endpoints/content';
import { listAnnouncements, listDocuments } from '@assembly/contract/endpoints/library';
import { getSession } from '@assembly/contract/endpoints/session';
import { screens } from '@assembly/contract/paths';
import { type Figure, formatFactor, formatKb, formatMicros, median, NO_LIMIT } from '../figure.ts';
import { generateLoad, type Load } from '../processes/generate-load.ts';
import { type App, startApp } from '../processes/start-app.ts';
import { type BareServer, startBareServer } from '../processes/start-bare-server.ts';
import { addMembers, databaseWithEvents } from '../seed-database.ts';

const ROUNDS = 5;
/** Short rounds that alternate: the machine's own speed changes within seconds. */
const COMPARED_ROUNDS = 15;
const LOAD_SECONDS = 2;
const COMPARED_SECONDS = 1;
const MIN_RATIO = { 200: 0.55, 304: 0.5 };
/** Enough that a member's session has left the session cache before their next request. */
const MEMBERS = 10_000;
const VISIT = [
  screens.events,
  getSession.path,
  listEvents.path,
  listAnnouncements.path,
  listDocuments.path,
];

/**
 * Compares the processor time of a request with that of a bare server, separately for 200 and 304. Requests per second
 * would depend on the client, which on two processors is as busy as the server.
 */
export async function measureHttpCpu(): Promise<Figure[]> {
  const databaseUrl = await databaseWithEvents(200);
  const emptyBytes = sizeOf(databaseUrl);
  const cookies = await addMembers(databaseUrl, MEMBERS);
  const memberBytes = sizeOf(databaseUrl) - emptyBytes;
  const app = await startApp(databaseUrl, {});
  const headers = { 'accept-encoding': 'br' };
  const { body, etag } = await fetchEvents(app, headers);
  const bare = await startBareServer(body, etag);
  try {
    const load: Load = {
      url: '',
      paths: [listEvents.path],
      headers,
      cookies: [app.headers.cookie],
      seconds: LOAD_SECONDS,
    };
    return [
      await compare(app, bare, load, 200, `${body.length} bytes`),
      await compare(
        app,
        bare,
        { ...load, headers: { ...headers, 'if-none-match': etag } },
        304,
        'no body',
      ),
      await measureMembers(app, { ...load, cookies }),
      await measureVisits(app, { ...load, cookies, paths: VISIT }),
      {
        name: 'Size of the database for each member with a session',
        measured: formatKb(memberBytes / MEMBERS / 1000),
        comparedWith: 'SQLite, indexes included',
        ...NO_LIMIT,
        scaling: { memberKb: memberBytes / MEMBERS / 1000 },
      },
    ];
  } finally {
    await bare.stop();
    await app.stop();
  }
}

async function compare(
  app: App,
  bare: BareServer,
  load: Load,
  status: 200 | 304,
  size: string,
): Promise<Figure> {
  const seconds = COMPARED_SECONDS;
  const loadApp = () => generateLoad(app, { ...load, seconds, url: app.url }, status);
  const loadBare = () => generateLoad(bare, { ...load, seconds, url: bare.url }, status);
  // Until both are compiled.
  for (let round = 0; round < ROUNDS; round += 1) {
    await loadApp();
    await loadBare();
  }
  const ratios: number[] = [];
  const appMicros: number[] = [];
  const bareMicros: number[] = [];
  for (let round = 0; round < COMPARED_ROUNDS; round += 1) {
    const { cpuMicros: ofBare } = await loadBare();
    const { cpuMicros: ofApp } = await loadApp();
    ratios.push(ofBare / ofApp);
    appMicros.push(ofApp);
    bareMicros.push(ofBare);
  }
  const ratio = median(ratios);
  return {
    name: `Processor time of a signed-in \`GET ${listEvents.path}\` answered with ${status} (${size}), median of ${COMPARED_ROUNDS}`,
    measured: `${formatMicros(median(appMicros))}, ratio ${formatFactor(ratio)}`,
    comparedWith: `${formatMicros(median(bareMicros))} of a bare node:http server that answers with ${status}`,
    limit: `ratio at least ${formatFactor(MIN_RATIO[status])}`,
    isWithinLimit: ratio >= MIN_RATIO[status],
  };
}

/** One member's session stays in the session cache; with many members each request reads its session. */
async function measureMembers(app: App, load: Load): Promise<Figure> {
  const { cpuMicros } = await medianLoad(app, load);
  return {
    name: `The same with 200, each request from a different member`,
    measured: formatMicros(cpuMicros),
    comparedWith: 'reads the session from SQLite each time',
    ...NO_LIMIT,
    scaling: { requestMicros: cpuMicros },
  };
}

async function measureVisits(app: App, load: Load): Promise<Figure> {
  const { cpuMicros } = await medianLoad(app, load);
  return {
    name: 'Processor time of a visit by a returning member',
    measured: formatMicros(cpuMicros * VISIT.length),
    comparedWith: `${VISIT.length} requests: page, session and three lists, none of them answered with 304`,
    ...NO_LIMIT,
    scaling: { visitMicros: cpuMicros * VISIT.length },
  };
}

async function medianLoad(app: App, load: Load): Promise<{ cpuMicros: number }> {
  const cpuMicros: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    cpuMicros.push((await generateLoad(app, { ...load, url: app.url }, 200)).cpuMicros);
  }
  return { cpuMicros: median(cpuMicros) };
}

function sizeOf(databaseUrl: string): number {
  return statSync(databaseUrl.slice('file:'.length)).size;
}

async function fetchEvents(
  { url, headers: { cookie } }: App,
  headers: Record<string, string>,
): Promise<{ body: Buffer; etag: string }> {
  // `fetch` would decompress the body.
  const [response] = await once(
    get(url + listEvents.path, { headers: { ...headers, cookie } }),
    'response',
  );
  return { body: await buffer(response), etag: response.headers.etag };
}
