import { check } from './check.ts';
import { type Count, sum } from './count.ts';
import { runEndToEnd } from './e2e.ts';
import { runResilience } from './resilience.ts';
import { runUnit } from './unit.ts';

const suites: [string, () => Promise<Count>][] = [
  ['checks', check],
  ['unit, server and component tests', runUnit],
  ['resilience tests, short form', () => runResilience('short')],
  ['end-to-end tests', () => runEndToEnd([])],
];

const counts: Count[] = [];
for (const [title, run] of suites) {
  console.log(`\n${title}`);
  counts.push(await run());
}
const { passed, failed, skipped, failures } = sum(counts);
// Once more at the end, where whoever looks at a long run looks first.
for (const failure of failures) console.log(`\nFAIL ${failure}`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
