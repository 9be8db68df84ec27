import { type Figure, fastest, formatFactor, formatMb, formatMs, NO_LIMIT } from '../figure.ts';
import { startApp } from '../processes/start-app.ts';
import { startBareServer } from '../processes/start-bare-server.ts';
import { databaseWithEvents } from '../seed-database.ts';

const ROUNDS = 3;

/** Time from the command to the first reply, and memory then, compared with a bare server. */
export async function measureStartup(): Promise<Figure[]> {
  const databaseUrl = await databaseWithEvents(200);
  const tookMs = { app: [] as number[], bare: [] as number[] };
  const memoryMb = { app: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const app = await startApp(databaseUrl, {});
    await fetch(`${app.url}/readyz`);
    tookMs.app.push(performance.now() - startedAt);
    memoryMb.app.push((await app.readUsage()).memoryMb);
    await app.stop();
    const bareStartedAt = performance.now();
    const bare = await startBareServer(Buffer.from('{}'), '"none"');
    await fetch(bare.url);
    tookMs.bare.push(performance.now() - bareStartedAt);
    memoryMb.bare.push((await bare.readUsage()).memoryMb);
    await bare.stop();
  }
  return [
    {
      name: 'Time from start to the first reply',
      measured: `${formatMs(fastest(tookMs.app))}, ${formatFactor(fastest(tookMs.app) / fastest(tookMs.bare))}`,
      comparedWith: `${formatMs(fastest(tookMs.bare))} of a bare node:http server`,
      ...NO_LIMIT,
    },
    {
      name: 'Memory after the first reply',
      measured: formatMb(fastest(memoryMb.app)),
      comparedWith: `${formatMb(fastest(memoryMb.bare))} of a bare node:http server`,
      ...NO_LIMIT,
    },
  ];
}
