import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { screens } from '@assembly/contract/paths';
import { findBrowser } from '../../scripts/find-browser.ts';
import { type Figure, median } from './figures.ts';
import type { BenchGoogle } from './google.ts';
import { freshFile } from './measure-sync.ts';
import { type BenchServer, startServer, syncOnce } from './server.ts';

/** Fetched by npm when it is needed: nobody else should have to install it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 };
const SCREENS = [
  screens.login,
  screens.events,
  screens.announcements,
  screens.documents,
  screens.account,
  screens.users,
  screens.dataSync,
];

type Category = keyof typeof LEAST;
type Scores = Record<Category, number>;

/** Lighthouse's own marks, for a phone, of each screen. */
export async function measureLighthouse(google: BenchGoogle): Promise<Figure[]> {
  const server = await startServer(freshFile(), google.environment);
  try {
    await syncOnce(server);
    const figures: Figure[] = [];
    for (const screen of SCREENS) {
      const rounds: Scores[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await lookAgain(server, screen));
      const mark = (category: Category) => median(rounds.map((scores) => scores[category]));
      const categories = Object.keys(LEAST) as Category[];
      figures.push({
        what: `Lighthouse, mobile, of ${screen}: ${categories.join(', ')} (median of ${ROUNDS})`,
        measured: categories.map(mark).join(', '),
        against: '100',
        limit: `at least ${Object.values(LEAST).join(', ')}`,
        holds: categories.every((category) => mark(category) >= LEAST[category]),
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
}

/** Now and then it loses sight of its own browser. Once is no reason to give up. */
async function lookAgain(server: BenchServer, screen: string): Promise<Scores> {
  return await look(server, screen).catch(() => look(server, screen));
}

async function look({ url, headers }: BenchServer, screen: string): Promise<Scores> {
  const { executablePath, args, env } = findBrowser();
  const cookie = screen === screens.login ? {} : { Cookie: headers.cookie };
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url + screen],
      ...['--quiet', '--output=json', `--only-categories=${Object.keys(LEAST).join(',')}`],
      `--extra-headers=${JSON.stringify(cookie)}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories } = JSON.parse(stdout) as {
    categories: Record<Category, { score: number | null }>;
  };
  const scoreOf = (category: Category) => Math.round((categories[category].score ?? 0) * 100);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
  };
}
