import { startBare } from './bare.ts';
import { best, type Figure, mb, ms, times } from './figures.ts';
import { filledWithEvents } from './fill.ts';
import { startServer } from './server.ts';

const ROUNDS = 3;

/** From the command to the first answer, and what the process holds then; against a server that can do nothing. */
export async function measureStart(): Promise<Figure[]> {
  const databaseUrl = await filledWithEvents(200);
  const took = { ours: [] as number[], bare: [] as number[] };
  const memory = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const server = await startServer(databaseUrl, {});
    await fetch(`${server.url}/readyz`);
    took.ours.push(performance.now() - startedAt);
    memory.ours.push(server.memoryMb());
    await server.stop();
    const bareStartedAt = performance.now();
    const bare = await startBare(databaseUrl, Buffer.from('{}'), '"none"');
    await fetch(bare.url);
    took.bare.push(performance.now() - bareStartedAt);
    memory.bare.push(bare.memoryMb());
    await bare.stop();
  }
  const informs = { limit: '', holds: true };
  return [
    {
      what: 'Start-up until the first answer',
      measured: `${ms(best(took.ours))}, ${times(best(took.ours) / best(took.bare))}`,
      against: `${ms(best(took.bare))} of a bare node:http server`,
      ...informs,
    },
    {
      what: 'Memory after it',
      measured: mb(best(memory.ours)),
      against: `${mb(best(memory.bare))} of a bare node:http server`,
      ...informs,
    },
  ];
}
