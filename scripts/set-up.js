// Installs what the lockfile names, when it is newer than what is installed.
// Plain JavaScript without a dependency: it runs on whatever Node the machine has, before anything is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.installed-lockfile');

const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== wanted) {
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
  writeFileSync(stamp, wanted);
}
