// Installs missing packages from the lockfile; with --dev also those for tests and checks.
// Plain JavaScript without dependencies, because it runs on the machine's own Node before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = readPackages('package-lock.json');
// npm writes this file after a complete install.
const installed = readPackages('node_modules/.package-lock.json');
// Once installed, development packages are updated too, never removed.
const needsDev = process.argv.includes('--dev') || Object.values(installed).some(({ dev }) => dev);

function readPackages(lockfile) {
  const file = join(root, lockfile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function isInstalled([path, { version, dev, optional, devOptional }]) {
  const isWorkspace = !path.startsWith('node_modules/');
  const mayBeMissing = optional || devOptional || (dev && !needsDev);
  return isWorkspace || mayBeMissing || installed[path]?.version === version;
}

if (!Object.entries(wanted).every(isInstalled)) {
  console.log('Installing packages. This takes a minute, once.');
  // Not `npm ci`, which deletes node_modules first, under a running app. --no-save leaves the lockfile as it is.
  const result = spawnSync(
    'npm',
    ['install', '--no-save', needsDev ? '--include=dev' : '--omit=dev', '--include=optional'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (result.status !== 0) {
    console.error(
      'npm could not install the packages. Check that this machine can reach the npm registry, then try again.',
    );
    process.exit(1);
  }
}
