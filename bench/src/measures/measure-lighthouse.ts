import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { screens } from '@assembly/contract/paths';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { type Figure, median } from '../figure.ts';
import { runSync, startApp } from '../processes/start-app.ts';
import type { SandboxProcess } from '../processes/start-sandbox.ts';
import { addMembers } from '../seed-database.ts';
import { tempDatabaseUrl } from '../temp-database.ts';

/** Downloaded by npm when the bench runs: it is too large to install for everyone. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100 };
const MEMBER_SCREENS = [
  screens.events,
  screens.announcements,
  screens.sermons,
  screens.documents,
  screens.account,
];
/** Events has what waits for them, which arrives after the first paint of a first visit. */
const ADMIN_SCREENS = [screens.events, screens.users, screens.dataSync];

interface Visit {
  url: string;
  cookie: string;
}

type Category = keyof typeof MIN_SCORES;
type Scores = Record<Category, number>;

/** Lighthouse's scores of each screen on a phone, for those whom it is made for. */
export async function measureLighthouse(sandbox: SandboxProcess): Promise<Figure[]> {
  const databaseUrl = tempDatabaseUrl();
  const app = await startApp(databaseUrl, sandbox.environment);
  try {
    await runSync(app);
    const [member = ''] = await addMembers(databaseUrl, 1);
    const visits = [
      ['anyone', '', screens.login],
      ...MEMBER_SCREENS.map((screen) => ['a member', member, screen]),
      ...ADMIN_SCREENS.map((screen) => ['an administrator', app.headers.cookie, screen]),
    ] as [who: string, cookie: string, screen: string][];
    const figures: Figure[] = [];
    for (const [who, cookie, screen] of visits) {
      const rounds: Scores[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await scoreWithRetry({ url: app.url + screen, cookie }));
      const score = (category: Category) => median(rounds.map((scores) => scores[category]));
      const categories = Object.keys(MIN_SCORES) as Category[];
      figures.push({
        name: `Lighthouse, mobile, ${screen} as ${who}: ${categories.join(', ')} (median of ${ROUNDS})`,
        measured: categories.map(score).join(', '),
        comparedWith: '100',
        limit: `at least ${Object.values(MIN_SCORES).join(', ')}`,
        isWithinLimit: categories.every((category) => score(category) >= MIN_SCORES[category]),
      });
    }
    return figures;
  } finally {
    await app.stop();
  }
}

/** Lighthouse sometimes loses its connection to the browser. */
async function scoreWithRetry(visit: Visit): Promise<Scores> {
  return await scoreScreen(visit).catch(() => scoreScreen(visit));
}

async function scoreScreen({ url, cookie }: Visit): Promise<Scores> {
  const { executablePath, args, env } = findBrowser();
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', `--only-categories=${Object.keys(MIN_SCORES).join(',')}`],
      // It takes an entry that the bar at the bottom half covers for too small, though the page scrolls. The end-to-end
      // tests measure targets on a page as tall as its content.
      '--skip-audits=target-size',
      `--extra-headers=${JSON.stringify(cookie ? { Cookie: cookie } : {})}`,
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
