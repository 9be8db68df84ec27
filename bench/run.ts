import { writeFileSync } from 'node:fs';
import { cpus, platform } from 'node:os';
import { join } from 'node:path';
import { buildWebIfChanged } from '../scripts/build.ts';
import { useTempFolder } from '../scripts/temp-folder.ts';
import { type Figure, toTable } from './src/figures.ts';
import { startGoogle } from './src/google.ts';
import { measureHttp } from './src/measure-http.ts';
import { measureLighthouse } from './src/measure-lighthouse.ts';
import { measureProcesses } from './src/measure-processes.ts';
import { measureReaders } from './src/measure-readers.ts';
import { measureScreens } from './src/measure-screens.ts';
import { measureSizes } from './src/measure-sizes.ts';
import { measureStart } from './src/measure-start.ts';
import { measureStreams } from './src/measure-streams.ts';
import { measureSync } from './src/measure-sync.ts';
import { measureWeight } from './src/measure-weight.ts';

const PAGE = join(import.meta.dirname, '../docs/benchmarks.md');

const MEASURES = [
  measureSync,
  measureReaders,
  measureSizes,
  measureHttp,
  measureProcesses,
  measureStreams,
  measureStart,
  measureScreens,
  measureWeight,
  measureLighthouse,
];

process.once('SIGTERM', () => process.exit(1));
process.once('SIGINT', () => process.exit(1));
useTempFolder();
await buildWebIfChanged();
const google = await startGoogle();
const figures: Figure[] = [];
try {
  for (const measure of MEASURES) {
    const found = await measure(google);
    figures.push(...found);
    console.log(toTable(found));
  }
} finally {
  await google.stop();
}

writeFileSync(
  PAGE,
  `# Benchmarks

Written by \`npm run bench\`. Every figure is held against another of the same run on the same machine: trust the
ratios, not the seconds. Google is the sandbox, in a process of its own.

${toTable(figures)}

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${platform()}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}.
`,
);
const failed = figures.filter(({ holds }) => !holds);
console.log(
  failed.length === 0 ? '\nEvery limit holds.' : `\n${failed.length} limits do not hold.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
