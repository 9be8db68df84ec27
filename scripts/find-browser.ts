import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const root = join(import.meta.dirname, '..');
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

export interface Location {
  source: 'CHROME_PATH' | 'system' | 'npm' | 'Playwright';
  executablePath: string;
}

/** What locateBrowser reads of the machine; tests pass another one. */
export interface Machine {
  platform: string;
  arch: string;
  environment: { CHROME_PATH?: string | undefined; PATH?: string | undefined };
  /** Where npm's browser is unpacked on first use, or null if the package is not installed. */
  npmBrowser: string | null;
  playwrightBrowser: string;
  exists(path: string): boolean;
}

/** Looks without installing anything: CHROME_PATH, the system's, npm's, the one that Playwright downloaded. */
export function locateBrowser(machine: Machine): Location | null {
  const { environment, npmBrowser, playwrightBrowser, exists } = machine;
  const system = systemPaths(machine).find(exists);
  if (environment.CHROME_PATH) {
    return { source: 'CHROME_PATH', executablePath: environment.CHROME_PATH };
  }
  if (system) return { source: 'system', executablePath: system };
  if (npmBrowser && machine.platform === 'linux' && machine.arch === 'x64') {
    return { source: 'npm', executablePath: npmBrowser };
  }
  if (exists(playwrightBrowser)) return { source: 'Playwright', executablePath: playwrightBrowser };
  return null;
}

function systemPaths({ platform, environment }: Machine): string[] {
  const folders = (environment.PATH ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return platform === 'darwin' ? [MAC_CHROME, ...paths] : paths;
}

export function thisMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    environment: process.env,
    npmBrowser: npmBrowserPath(),
    playwrightBrowser: playwrightBrowserPath(),
    exists: existsSync,
  };
}

function npmBrowserPath(): string | null {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  if (!existsSync(manifest)) return null;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(root, 'node_modules/.cache', `chromium-${version}`, 'chromium');
}

/** Playwright only tells where it stores the full browser; the headless shell is stored beside it. */
function playwrightBrowserPath(): string {
  const [, cache = '', revision] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const folder = join(cache, `chromium_headless_shell-${revision}`);
  const [file = 'chrome-headless-shell'] = globSync('*/chrome-headless-shell{,.exe}', {
    cwd: folder,
  });
  return join(folder, file);
}

/** The browser for tests, with what it needs to start here. Installs nothing: see provide-browser.ts. */
export function findBrowser(): Browser {
  const location = locateBrowser(thisMachine());
  if (!location) throw new Error('No browser found. "npm test" installs one, or set CHROME_PATH.');
  return toBrowser(location);
}

export function toBrowser({ source, executablePath }: Location): Browser {
  // Chromium refuses to run its sandbox as root.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;
  const env = Object.fromEntries(
    // In the locale C, Chromium saves a file whose name is not ASCII as "download".
    Object.entries({ ...process.env, LC_ALL: 'C.UTF-8' }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  if (source !== 'npm') return { executablePath, args, env };

  const folder = dirname(executablePath);
  if (!existsSync(folder)) unpack(folder);
  return {
    executablePath,
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
