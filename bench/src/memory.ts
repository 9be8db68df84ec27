import { readFileSync } from 'node:fs';

/** What a process holds now, or the most it ever held, in MB, as Linux counts it. */
export function memoryOf(pid: number | undefined, kind: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kb] = new RegExp(`${kind}:\\s+(\\d+) kB`).exec(status) ?? [];
  return Number(kb) / 1024;
}
