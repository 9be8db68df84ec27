import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import type { DatabaseKind } from '../testing/databases/each-database.ts';
import type { History, Round } from './history.ts';

/** The calls before the failure. */
const CALLS_SHOWN = 40;

interface Failure {
  seed: number;
  kind: DatabaseKind;
  history: History;
  violations: string[];
  trace: string[];
}

/** What an engineer needs to understand a failure, and to see it again. */
export function formatFailure({ seed, kind, history, violations, trace }: Failure): string {
  return [
    `Seed ${seed} on ${kind} breaks an invariant:`,
    ...violations.map((violation) => `  ${violation}`),
    'The shortest history found:',
    ...history.rounds.map((round, at) => `  ${at + 1}. ${formatRound(round)}`),
    '  Then a calm day.',
    'The last calls:',
    ...trace.slice(-CALLS_SHOWN).map((call) => `  ${call}`),
    `To see it again: ${kind === 'SQLite' ? '' : 'TEST_ALL=yes '}SEED=${seed} npx vitest run --project=simulation -t ${kind}`,
  ].join('\n');
}

function formatRound({ waitMs, clockMs, edits, mail, actions, fault }: Round): string {
  const acts = actions.map(
    ({ process, name, by, who, pick }) =>
      `${process}: ${name} (by ${by}, who ${who}, pick ${pick})`,
  );
  return [
    `After ${formatMs(waitMs)}`,
    ...(clockMs === 0 ? [] : [`clock set by ${formatMs(clockMs)}`]),
    ...edits.map(({ change, pick }) => `Google: ${change} (${pick})`),
    ...(mail === 'fine' ? [] : [`mail server: ${mail}`]),
    ...acts,
    ...(fault ? [`${fault.kind} at call ${fault.call}`] : []),
  ].join('; ');
}

function formatMs(ms: number): string {
  if (ms % HOUR_MS === 0) return `${ms / HOUR_MS} h`;
  return ms % MINUTE_MS === 0 ? `${ms / MINUTE_MS} min` : `${ms / SECOND_MS} s`;
}
