import { buildWebIfChanged } from './build.ts';

await buildWebIfChanged();
await import('../server/src/main.ts');
