// Finds a browser for the tests before they start, or installs one.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Location, locateBrowser, thisMachine, toBrowser } from './find-browser.ts';

const APT_PACKAGE = 'chromium-headless-shell';
const APT_PATH = `/usr/bin/${APT_PACKAGE}`;
/** Without a network, both downloads together must give up within ten seconds. */
const CONNECT_MS = 4_000;

/** Returns the browser it installed, or null. */
type Install = () => Promise<Location | null>;

/** What provideBrowser does on the machine; tests pass another one. */
export interface Steps {
  locate(): Location | null;
  starts(location: Location): boolean;
  downloadWithPlaywright: Install;
  /** Only for root on Debian and Ubuntu. */
  installWithApt: Install | null;
  announce(line: string): void;
}

/** Returns the browser that tests can use, or null after everything was tried. */
export async function provideBrowser(steps: Steps): Promise<Location | null> {
  const { starts, announce } = steps;
  const located = steps.locate();
  if (located && starts(located)) {
    announce(`Browser for tests (${located.source}): ${located.executablePath}`);
    return located;
  }
  if (located) announce(`The browser ${located.executablePath} does not start.`);
  // The user or the system chose this browser: to replace it silently would hide the mistake.
  if (located && located.source !== 'Playwright') return null;

  const installs: [string, Install | null][] = [
    ['Playwright', located ? null : steps.downloadWithPlaywright],
    ['apt-get', steps.installWithApt],
  ];
  for (const [tool, install] of installs) {
    if (!install) continue;
    announce(`No browser for tests found. Installing ${APT_PACKAGE} with ${tool}.`);
    const installed = await install();
    if (installed && starts(installed)) return installed;
    announce(
      installed
        ? `${installed.executablePath} does not start: this machine may lack its libraries.`
        : `${tool} could not install it.`,
    );
  }
  return null;
}

/** Ends the process with the command to type if there is no browser. */
export async function requireBrowser(): Promise<void> {
  const isAptSystem = existsSync('/etc/debian_version');
  const browser = await provideBrowser({
    locate: () => locateBrowser(thisMachine()),
    starts,
    downloadWithPlaywright,
    installWithApt: isAptSystem && process.getuid?.() === 0 ? installWithApt : null,
    announce: (line) => console.log(line),
  });
  // A restricted PATH may lack the folder that apt-get installed to.
  if (browser?.executablePath === APT_PATH) process.env.CHROME_PATH = APT_PATH;
  if (browser) return;
  console.error(
    `The tests need a browser. Type:\n  ${commandToType()}\nor install Chromium or Chrome, or set CHROME_PATH to one.`,
  );
  process.exit(1);
}

function commandToType(): string {
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian
    ? `sudo apt-get update && sudo apt-get install --no-install-recommends ${APT_PACKAGE}`
    : 'npx playwright install --with-deps chromium-headless-shell';
}

function starts(location: Location): boolean {
  const { executablePath, env } = toBrowser(location);
  return spawnSync(executablePath, ['--version'], { env, timeout: 10_000 }).status === 0;
}

async function downloadWithPlaywright(): Promise<Location | null> {
  const packageFile = createRequire(import.meta.url).resolve('playwright/package.json');
  const args = [join(dirname(packageFile), 'cli.js'), 'install', 'chromium-headless-shell'];
  const exitCode = await run(process.execPath, args, /\d% of/);
  return exitCode === 0 ? locateBrowser(thisMachine()) : null;
}

async function installWithApt(): Promise<Location | null> {
  const wasStopped = (await run('apt-get', ['update'], /^(Get|Hit):/m)) === null;
  // An error is ignored, because one unreachable source of packages among several does not matter.
  if (wasStopped) return null;
  const exitCode = await run('apt-get', ['install', '-y', '--no-install-recommends', APT_PACKAGE]);
  return exitCode === 0 ? { source: 'system', executablePath: APT_PATH } : null;
}

/** Returns the exit code, or null if the command was stopped because its output showed no progress soon. */
function run(command: string, args: string[], progress?: RegExp): Promise<number | null> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  });
  const timer = progress && setTimeout(() => child.kill('SIGKILL'), CONNECT_MS);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (progress?.test(output)) clearTimeout(timer);
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(null));
    // Not "close", for which processes that the command left behind would have to end too.
    child.on('exit', (code) => {
      clearTimeout(timer);
      child.stdout.destroy();
      resolve(code);
    });
  });
}
