import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const CONNECTIONS = 20;
const SECONDS = 1;
const TICKS_PER_SECOND = 100;

export interface Load {
  /** Requests answered a second. */
  rate: number;
  /** What a request took of the server's processor, in microseconds. */
  cpuMicros: number;
}

/** As many requests as a few connections can get answered; the client is a process of its own. */
export async function load(
  url: string,
  pid: number,
  headers: Record<string, string>,
  status: number,
): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const client = new URL(import.meta.resolve('autocannon')).pathname;
  const before = cpuTicks(pid);
  const { stdout } = await promisify(execFile)(process.execPath, [
    client,
    ...['-c', String(CONNECTIONS), '-d', String(SECONDS), '--json', '--no-progress'],
    ...named,
    url,
  ]);
  const ticks = cpuTicks(pid) - before;
  const said: Record<string, { count: number }> & {
    statusCodeStats: Record<string, { count: number }>;
  } = JSON.parse(stdout);
  const answered = Object.entries(said.statusCodeStats);
  const count = said.statusCodeStats[String(status)]?.count ?? 0;
  if (answered.length !== 1 || count === 0) {
    throw new Error(
      `Asked for ${status}, and was answered ${JSON.stringify(said.statusCodeStats)}.`,
    );
  }
  return { rate: count / SECONDS, cpuMicros: ((ticks / TICKS_PER_SECOND) * 1e6) / count };
}

/** Of user and system together, as Linux counts them. */
function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
