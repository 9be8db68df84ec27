// The web app is built before, by `prebench`: a process counts the peak memory of the one that started it as its own.
import { writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from '../scripts/provide-browser.ts';
import { useTempFolder } from '../scripts/temp-folder.ts';
import { type Figure, type ScalingInputs, toTable } from './src/figure.ts';
import { measureBundleSize } from './src/measures/measure-bundle-size.ts';
import { measureHttpCpu } from './src/measures/measure-http-cpu.ts';
import { measureLighthouse } from './src/measures/measure-lighthouse.ts';
import { measureLiveStreams } from './src/measures/measure-live-streams.ts';
import { measureOfflineStart } from './src/measures/measure-offline-start.ts';
import { measureReaderLatency } from './src/measures/measure-reader-latency.ts';
import { measureScreenSpeed } from './src/measures/measure-screen-speed.ts';
import { measureSharedDatabase } from './src/measures/measure-shared-database.ts';
import { measureSignIn } from './src/measures/measure-sign-in.ts';
import { measureStartup } from './src/measures/measure-startup.ts';
import { measureSync } from './src/measures/measure-sync.ts';
import { measureTableGrowth } from './src/measures/measure-table-growth.ts';
import { startSandbox } from './src/processes/start-sandbox.ts';
import { toScalingPage } from './src/scaling-page.ts';

const DOCS = join(import.meta.dirname, '../docs');

const MEASURES = [
  measureSync,
  measureReaderLatency,
  measureTableGrowth,
  measureHttpCpu,
  measureSharedDatabase,
  measureSignIn,
  measureLiveStreams,
  measureStartup,
  measureScreenSpeed,
  measureOfflineStart,
  measureBundleSize,
  measureLighthouse,
];

/** `npm run bench -- measureSync measureSignIn` runs only these, and does not write the documents. */
const chosen = process.argv.slice(2);
const measures = MEASURES.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
if (measures.length === 0) {
  console.error(`Choose from: ${MEASURES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

process.once('SIGTERM', () => process.exit(1));
process.once('SIGINT', () => process.exit(1));
useTempFolder();
await requireBrowser();
const sandbox = await startSandbox();
const figures: Figure[] = [];
try {
  for (const measure of measures) {
    const measured = await measure(sandbox);
    figures.push(...measured);
    console.log(toTable(measured));
  }
} finally {
  await sandbox.stop();
}

if (chosen.length === 0) {
  writeFileSync(join(DOCS, 'benchmarks.md'), toPage(figures));
  const inputs = Object.assign({}, ...figures.map(({ scaling }) => scaling)) as ScalingInputs;
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(DOCS, 'scaling.md'), toScalingPage(inputs, `Measured on ${day}.`));
}
const failed = figures.filter(({ isWithinLimit }) => !isWithinLimit);
console.log(
  failed.length === 0
    ? '\nAll figures are within their limits.'
    : `\nOutside the limit: ${failed.map(({ name }) => name).join('; ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function toPage(all: Figure[]): string {
  return `# Benchmarks

Written by \`npm run bench\`. Do not edit it by hand. [scaling.md](scaling.md) explains what the figures mean for the
size of a machine.

Each figure is compared with another one from the same run on the same machine, so the ratios are more reliable than the
times. Processor time is the user and system time of the server process divided by the number of requests; the client
that makes the requests, PostgreSQL and the simulated Google are processes of their own and are not counted.

${toTable(all)}

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}.
`;
}
