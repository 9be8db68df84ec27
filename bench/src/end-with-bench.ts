import type { ChildProcess } from 'node:child_process';

/** Whatever ends the bench ends what it started; what has ended before is forgotten. */
export function endWithBench(child: ChildProcess): void {
  const end = () => void child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
