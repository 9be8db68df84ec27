import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const LOOK_EVERY_MS = 20;

export const PROXIES = ['nginx', 'Caddy'] as const;
type Proxy = (typeof PROXIES)[number];

const command = (proxy: Proxy) => proxy.toLowerCase();

/** Whether this machine has it. */
export function hasProxy(proxy: Proxy): boolean {
  return spawnSync(command(proxy), [proxy === 'nginx' ? '-v' : 'version']).status === 0;
}

export interface Way {
  /** Where the proxy listens, where the app does, and below which path people find it: none, or one such as /church. */
  port: number;
  appPort: number;
  path: string;
}

/** Runs it with the very file of `deploy`, but for ports and paths, and without the certificate that only its owner has. */
export async function startProxy(proxy: Proxy, way: Way): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-proxy-'));
  const file = join(folder, 'settings');
  writeFileSync(file, proxy === 'nginx' ? nginxSettings(folder, way) : caddySettings(way));
  const args =
    proxy === 'nginx'
      ? ['-p', folder, '-e', 'stderr', '-c', file]
      : ['run', '--adapter', 'caddyfile', '--config', file];
  const child = spawn(command(proxy), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      PUBLIC_ORIGIN: `http://127.0.0.1:${way.port}`,
    },
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    // At once: on the gentler signals they wait for whoever listens still.
    child.kill(proxy === 'nginx' ? 'SIGTERM' : 'SIGQUIT');
    await ended;
  });
  while (child.exitCode === null) {
    const reply = await fetch(`http://127.0.0.1:${way.port}/`).catch(() => undefined);
    if (reply) return;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`${proxy} ended: ${said}`);
}

function caddySettings({ appPort }: Way): string {
  // Nobody else's Caddy on this machine is disturbed.
  return `{\n\tadmin off\n}\n${adapt('Caddyfile', [
    [/name assembly/, 'name localhost'],
    [/port 3000/, `port ${appPort}`],
  ])}`;
}

function nginxSettings(folder: string, { port, appPort, path }: Way): string {
  const site = adapt('nginx.conf', [
    [/listen 443 ssl/, `listen 127.0.0.1:${port}`],
    [/ssl_certificate.*/g, ''],
    [/127\.0\.0\.1:3000/, `127.0.0.1:${appPort}`],
    [/location \/ \{/, `location ${path}/ {`],
  ]);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return [
    `daemon off; pid ${join(folder, 'pid')}; events {}`,
    `http { access_log off; ${places.join(' ')}`,
    site,
    '}',
  ].join('\n');
}

/** What is to be replaced must be there: the file may have changed. */
function adapt(name: string, changes: [RegExp, string][]): string {
  let text = readFileSync(join(DEPLOY, name), 'utf8');
  for (const [from, to] of changes) {
    if (text.search(from) < 0) throw new Error(`deploy/${name} has no ${from}.`);
    text = text.replace(from, to);
  }
  return text;
}
