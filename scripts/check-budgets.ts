// Holds the built web app to its budgets: what a phone on a slow line has to load, as brotli.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallestBrotli } from '../web/build/compress-assets.ts';
import type { ScreenFiles } from '../web/build/screen-files.ts';

const dist = join(import.meta.dirname, '../web/dist');

const KB = 1000;
const BUDGETS = {
  signInPage: 5 * KB,
  signIn: 85 * KB,
  events: 95 * KB,
  furtherScreen: 12 * KB,
  everything: 140 * KB,
};

export interface Weight {
  what: string;
  bytes: number;
  most: number;
}

/** A sentence for each budget that does not hold. */
export async function checkBudgets(): Promise<string[]> {
  const weights = await weigh();
  return weights
    .filter(({ bytes, most }) => bytes > most)
    .map(({ what, bytes, most }) => `${what} weighs ${inKb(bytes)}; its budget is ${inKb(most)}.`);
}

/** What each page of the built app weighs, and may weigh. */
export async function weigh(): Promise<Weight[]> {
  const { 'sign-in': signIn, events, ...others } = await readScreenFiles();
  const signInFiles = filesOf(signIn);
  const eventsFiles = filesOf(events);
  const further = Object.entries(others).map(([name, screen]) => ({
    name,
    files: filesOf(screen).filter((file) => !eventsFiles.includes(file)),
  }));
  const every = new Set([signInFiles, eventsFiles, ...further.map(({ files }) => files)].flat());
  return [
    {
      what: 'The sign-in page with its CSS',
      bytes: await weightOf(['index.html']),
      most: BUDGETS.signInPage,
    },
    { what: 'Sign-in', bytes: await weightOf(signInFiles), most: BUDGETS.signIn },
    { what: 'Events', bytes: await weightOf(eventsFiles), most: BUDGETS.events },
    ...(await Promise.all(
      further.map(async ({ name, files }) => ({
        what: `The screen ${name}, beyond Events,`,
        bytes: await weightOf(files),
        most: BUDGETS.furtherScreen,
      })),
    )),
    { what: 'Everything', bytes: await weightOf([...every]), most: BUDGETS.everything },
  ];
}

type Screens = Record<'sign-in' | 'events', ScreenFiles> & Record<string, ScreenFiles>;

async function readScreenFiles(): Promise<Screens> {
  return JSON.parse(await readFile(join(dist, 'screen-files.json'), 'utf8'));
}

const filesOf = ({ js, css }: ScreenFiles) => [...js, ...css];

async function weightOf(files: string[]): Promise<number> {
  const weights = await Promise.all(
    files.map(async (file) => (await smallestBrotli(await readFile(join(dist, file)))).length),
  );
  return weights.reduce((sum, bytes) => sum + bytes, 0);
}

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

if (process.argv[1] === import.meta.filename) {
  for (const { what, bytes, most } of await weigh()) {
    console.log(`${inKb(bytes).padStart(9)} of ${inKb(most).padStart(8)}  ${what}`);
  }
  const faults = await checkBudgets();
  process.exitCode = faults.length > 0 ? 1 : 0;
}
