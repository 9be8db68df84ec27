import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildWebIfChanged } from './build.ts';

const root = join(import.meta.dirname, '..');
const serverPort = process.env.PORT ?? '3000';
const target = `http://localhost:${serverPort}`;

// The server loads the built pages at startup, although the browser gets Vite's.
await buildWebIfChanged();

const server = spawn(process.execPath, ['--watch', 'server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: serverPort },
});
process.once('exit', () => server.kill());

// Requests come from Vite's origin, but the server accepts only its own.
const vite = await createServer({
  configFile: join(root, 'web/vite.config.ts'),
  server: {
    proxy: Object.fromEntries(
      [
        '/api',
        '/logo',
        '/icons',
        '/manifest.webmanifest',
        '/docs',
        '/README.md',
        '/CHANGELOG.md',
      ].map((path) => [path, { target, headers: { origin: target } }]),
    ),
  },
});
await vite.listen();
vite.printUrls();
