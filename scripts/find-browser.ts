import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const root = join(import.meta.dirname, '..');
const NPM_PACKAGE = 'node_modules/@sparticuz/chromium';
// The headless shell first: it opens a page at a seventh of the cost.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

// No prompts, updates or other background traffic during tests.
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** CHROME_PATH, else the system's Chromium or Chrome, else the one that npm installed. */
export function findBrowser(): Browser {
  // Chromium refuses to run its sandbox as root.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;
  const env = Object.fromEntries(
    // In the locale C, Chromium saves a file whose name is not ASCII as "download".
    Object.entries({ ...process.env, LC_ALL: 'C.UTF-8' }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const installed = process.env.CHROME_PATH ?? systemBrowser();
  if (installed) return { executablePath: installed, args, env };
  return browserFromNpm(args, env);
}

function systemBrowser(): string | undefined {
  if (existsSync(MAC_CHROME)) return MAC_CHROME;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}

/** The browser from npm, unpacked once into a folder named after its version. */
function browserFromNpm(args: string[], env: Record<string, string>): Browser {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The tests need a browser, and npm has none for this machine. Install Chromium or Chrome, or set CHROME_PATH.',
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, NPM_PACKAGE, 'package.json'), 'utf8'));
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    // Its sandbox needs privileges that ordinary users seldom have, and it opens only our own pages.
    args: [...new Set([...args, '--no-sandbox'])],
    env: {
      ...env,
      ...(!hasLibrary('libnss3.so') && { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
      ...(!existsSync('/etc/fonts') && { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}

// The package always unpacks to the same path in the temporary folder, so it gets a temporary folder of its own.
function unpack(folder: string): void {
  mkdirSync(join(folder, '..'), { recursive: true });
  const unpacked = mkdtempSync(`${folder}.tmp-`);
  const result = spawnSync(
    process.execPath,
    ['-e', "import('@sparticuz/chromium').then((m) => m.default.executablePath())"],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    },
  );
  if (result.status !== 0) throw new Error('The browser from npm could not be unpacked.');
  try {
    renameSync(unpacked, folder);
  } catch {
    // Another test run has unpacked it in the meantime.
    rmSync(unpacked, { recursive: true, force: true });
  }
}

function hasLibrary(name: string): boolean {
  const libraries = spawnSync('ldconfig', ['-p'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/sbin:/usr/sbin` },
  });
  return (libraries.stdout ?? '').includes(name);
}
