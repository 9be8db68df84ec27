// Installs what the lockfile names, unless it is installed: all of it with --dev, else what the app itself runs on.
// Plain JavaScript without a dependency: it runs on whatever Node the machine has, before anything is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = packagesIn('package-lock.json');
// npm writes it when it has installed everything.
const installed = packagesIn('node_modules/.package-lock.json');
const needsDev = process.argv.includes('--dev');

function packagesIn(lockfile) {
  const file = join(root, lockfile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function isThere([path, { version, dev, optional, devOptional }]) {
  const isOurs = !path.startsWith('node_modules/');
  const mayLack = optional || devOptional || (dev && !needsDev);
  return isOurs || mayLack || (path in installed && installed[path].version === version);
}

if (!Object.entries(wanted).every(isThere)) {
  console.log('Installing what Assembly needs. This takes a minute, once.');
  const result = spawnSync('npm', ['ci', '--include=dev', '--include=optional'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(
      'npm could not install the packages. Check that this machine reaches the npm registry, then run the same command again.',
    );
    process.exit(1);
  }
}
