import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const POLL_MS = 20;

export const PROXIES = ['nginx', 'Caddy'] as const;
type Proxy = (typeof PROXIES)[number];

const command = (proxy: Proxy) => proxy.toLowerCase();

/** Whether it is installed on this machine. */
export function hasProxy(proxy: Proxy): boolean {
  return spawnSync(command(proxy), [proxy === 'nginx' ? '-v' : 'version']).status === 0;
}

export interface ProxyOptions {
  /** The ports of the proxy and the app, and the path that the app is served below: empty, or such as /church. */
  port: number;
  appPort: number;
  path: string;
}

/** Runs the proxy with the configuration in `deploy`, except for ports, paths and the certificate. */
export async function startProxy(
  proxy: Proxy,
  options: ProxyOptions,
): Promise<{ output: () => string }> {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-proxy-'));
  const file = join(folder, 'config');
  writeFileSync(file, proxy === 'nginx' ? nginxConfig(folder, options) : caddyConfig(options));
  const args =
    proxy === 'nginx'
      ? ['-p', folder, '-e', 'stderr', '-c', file]
      : ['run', '--adapter', 'caddyfile', '--config', file];
  const child = spawn(command(proxy), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      PUBLIC_ORIGIN: `http://127.0.0.1:${options.port}`,
    },
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    // On other signals they wait for open streams to end.
    child.kill(proxy === 'nginx' ? 'SIGTERM' : 'SIGQUIT');
    await ended;
  });
  while (child.exitCode === null) {
    const reply = await fetch(`http://127.0.0.1:${options.port}/`).catch(() => undefined);
    if (reply) return { output: () => output };
    await wait(POLL_MS);
  }
  throw new Error(`${proxy} ended: ${output}`);
}

function caddyConfig({ appPort }: ProxyOptions): string {
  // Caddy's admin endpoint has a fixed port, which another Caddy may use.
  return adapt('Caddyfile', [
    [/^\{/, '{\n\tadmin off'],
    [/name assembly/, 'name localhost'],
    [/port 3000/, `port ${appPort}`],
  ]);
}

function nginxConfig(folder: string, { port, appPort, path }: ProxyOptions): string {
  const site = adapt('nginx.conf', [
    [/listen 443 ssl/, `listen 127.0.0.1:${port}`],
    [/ssl_certificate.*/g, ''],
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${appPort}`],
    [/location \/ \{/, `location ${path}/ {`],
  ]);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return [
    `daemon off; pid ${join(folder, 'pid')}; events {}`,
    `http { access_log off; ${folders.join(' ')}`,
    site,
    '}',
  ].join('\n');
}

/** Throws when the file has changed so that a replacement no longer applies. */
function adapt(name: string, changes: [RegExp, string][]): string {
  let text = readFileSync(join(DEPLOY, name), 'utf8');
  for (const [from, to] of changes) {
    if (text.search(from) < 0) throw new Error(`deploy/${name} has no ${from}.`);
    text = text.replace(from, to);
  }
  return text;
}
