import type { ChildProcess } from 'node:child_process';

/** Kills the process when the bench exits, for whatever reason. */
export function stopWithBench(child: ChildProcess): void {
  const kill = () => void child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}
