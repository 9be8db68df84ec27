import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import fc, { type Arbitrary } from 'fast-check';
import { accountActions } from './actions/account-actions.ts';
import type { Action, ActionInput } from './actions/action.ts';
import { adminActions } from './actions/admin-actions.ts';
import { contentActions } from './actions/content-actions.ts';
import { memberActions } from './actions/member-actions.ts';
import { sendingActions } from './actions/sending-actions.ts';
import type { Fault } from './engine/scheduler.ts';
import { GOOGLE_EDITS, type GoogleEdit } from './services/google-content.ts';
import { MAIL_WEATHERS, type MailWeather } from './services/simulated-mail-server.ts';

export const ACTIONS = {
  ...accountActions,
  ...adminActions,
  ...contentActions,
  ...memberActions,
  ...sendingActions,
} satisfies Record<string, Action>;

export interface PlannedAction extends ActionInput {
  name: keyof typeof ACTIONS;
  process: string;
}

/** What happens at about the same time. The actions of a round are interleaved. */
export interface Round {
  /** The time that passes before it. */
  waitMs: number;
  /** By how much somebody sets the clock of the machine. */
  clockMs: number;
  edits: { change: GoogleEdit; pick: number }[];
  mail: MailWeather;
  actions: PlannedAction[];
  fault: Fault | null;
  /** Decides the order of the calls. */
  order: number;
}

export interface History {
  rounds: Round[];
  /** Decides ids and tokens. */
  ids: number;
}

/** How often each action is chosen. Those that most invariants are about come often. */
const WEIGHTS: Record<keyof typeof ACTIONS, number> = {
  sync: 8,
  'confirm sync': 1,
  restore: 2,
  'decide held': 1,
  'read events': 3,
  send: 7,
  'send twice': 4,
  background: 3,
  'sign up': 3,
  approve: 3,
  'make administrator': 3,
  'make member': 2,
  'delete user': 1,
  'end sessions': 1,
  'reset password': 1,
  'change password': 1,
  leave: 2,
  'sign in': 3,
  'sign out': 1,
  visit: 3,
  choose: 3,
  unsubscribe: 1,
  'turn on push': 3,
  'turn off push': 1,
};

const ROUNDS = 9;
/** One of so many rounds is left out, and while shrinking, as many as possible. */
const ROUNDS_PER_GAP = 12;
const PICKS = 60;
/** About as many calls as a busy round has. */
const CALLS = 90;

const weighted = <Value>(...choices: [weight: number, arbitrary: Arbitrary<Value>][]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const times = (unitMs: number, min: number, max: number) =>
  fc.integer({ min, max }).map((count) => count * unitMs);

const names = Object.entries(WEIGHTS).map(
  ([name, weight]) => [weight, fc.constant(name as keyof typeof ACTIONS)] as const,
);

const action: Arbitrary<PlannedAction> = fc.record({
  name: weighted(...names.map(([weight, name]) => [weight, name] as [number, typeof name])),
  process: fc.constantFrom('A', 'B'),
  // The first sessions are those of the administrators.
  by: weighted([3, fc.nat(1)], [2, fc.nat(PICKS)]),
  who: fc.nat(PICKS),
  pick: fc.nat(PICKS),
});

const fault: Arbitrary<Fault | null> = weighted<Fault | null>(
  [3, fc.constant(null)],
  [
    3,
    fc.record({
      call: fc.nat(CALLS),
      kind: fc.constantFrom<Fault['kind'][]>('die before', 'die after', 'fail'),
    }),
  ],
);

const round: Arbitrary<Round> = fc.record({
  waitMs: weighted(
    [5, times(SECOND_MS, 2, 90)],
    [4, times(MINUTE_MS, 1, 40)],
    [2, times(HOUR_MS, 1, 11)],
  ),
  clockMs: weighted(
    [12, fc.constant(0)],
    [1, times(-MINUTE_MS, 1, 180)],
    [1, times(MINUTE_MS, 1, 180)],
  ),
  edits: fc.array(fc.record({ change: fc.constantFrom(...GOOGLE_EDITS), pick: fc.nat(PICKS) }), {
    maxLength: 2,
  }),
  mail: weighted<MailWeather>(
    [4, fc.constant('fine')],
    ...MAIL_WEATHERS.slice(1).map(
      (one) => [1, fc.constant(one)] as [number, Arbitrary<MailWeather>],
    ),
  ),
  actions: fc.array(action, { minLength: 1, maxLength: 3 }),
  fault,
  order: fc.noShrink(fc.nat()),
});

const rounds = fc
  .array(fc.option(round, { freq: ROUNDS_PER_GAP }), { minLength: ROUNDS, maxLength: ROUNDS })
  .map((all) => all.filter((one) => one !== null));

/** Not biased towards small values: a history that shows something is made small afterwards, by shrinking. */
export const history: Arbitrary<History> = fc.noBias(
  fc.record({ rounds, ids: fc.noShrink(fc.nat()) }),
);
