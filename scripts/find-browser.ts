import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const root = join(import.meta.dirname, '..');
const SHIPPED = 'node_modules/@sparticuz/chromium';
// The shell first, as npm's is one: with no window around the page it opens a page at a seventh of the cost.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

// A browser that is driven by tests has nobody to ask and nothing to look up.
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
  // Root may not use the browser's own sandbox.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const installed = process.env.CHROME_PATH ?? systemBrowser();
  if (installed) return { executablePath: installed, args, env };
  return shippedBrowser(args, env);
}

function systemBrowser(): string | undefined {
  if (existsSync(MAC)) return MAC;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}

/** Unpacked once, into a folder named after its version. */
function shippedBrowser(args: string[], env: Record<string, string>): Browser {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The tests need a browser, and npm has none for this machine: install Chromium or Chrome, or name one in CHROME_PATH.',
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, SHIPPED, 'package.json'), 'utf8'));
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    // Its sandbox wants rights that a plain user seldom has; what it opens here is our own.
    args: [...new Set([...args, '--no-sandbox'])],
    env: {
      ...env,
      ...(!hasLibrary('libnss3.so') && { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
      ...(!existsSync('/etc/fonts') && { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}

// The package unpacks into the temporary folder, for ever under the same name; so it gets a temporary folder of its own.
function unpack(folder: string): void {
  mkdirSync(join(folder, '..'), { recursive: true });
  const part = mkdtempSync(`${folder}.part-`);
  const done = spawnSync(
    process.execPath,
    ['-e', "import('@sparticuz/chromium').then((m) => m.default.executablePath())"],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: part, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    },
  );
  if (done.status !== 0) throw new Error('The browser that npm installed could not be unpacked.');
  try {
    renameSync(part, folder);
  } catch {
    // Another test run was quicker; theirs is the same.
    rmSync(part, { recursive: true, force: true });
  }
}

function hasLibrary(name: string): boolean {
  const known = spawnSync('ldconfig', ['-p'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/sbin:/usr/sbin` },
  });
  return (known.stdout ?? '').includes(name);
}
