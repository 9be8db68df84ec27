import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

const PROGRAM = `
require('node:http')
  .createServer((request, response) => response.end('ok'))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port); });
`;

/** A process that only answers "ok", to measure how busy the machine is. */
export async function startBareServer(): Promise<string> {
  const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return `http://127.0.0.1:${port.trim()}`;
}
