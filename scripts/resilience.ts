import { buildWebIfChanged } from './build.ts';
import type { Count } from './count.ts';
import { runVitest } from './unit.ts';

/** Load, faults and abuse, one file after the other. The long form takes an hour. */
export async function runResilience(form: 'short' | 'long', args: string[] = []): Promise<Count> {
  // The processes that are started serve the real pages.
  await buildWebIfChanged();
  return await runVitest(['--project=resilience', '--no-file-parallelism', ...args], {
    RESILIENCE: form,
  });
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await runResilience('long', process.argv.slice(2));
  process.exitCode = failed > 0 ? 1 : 0;
}
