import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '@assembly/contract/api-error';
import { ATTEMPT_LIMITS, HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { tooManyAttemptsMessage } from '@assembly/contract/messages';
import { Problem } from '@assembly/contract/problem';
import type { Database } from '../store/database/tables.ts';
import {
  type AttemptLimit,
  admitAttempt,
  removeAttemptsBefore,
  settleAttempt,
  withdrawAttempt,
} from '../store/users/rate-limits.ts';

export interface Attempt {
  /** The normalized email address. */
  account: string;
  network: string;
  /** What all networks of its site start with; the network itself if it is the only one. */
  sitePrefix: string;
  now: number;
  /** Called when its outcome cannot be recorded. */
  onError: (error: unknown) => void;
}

const LONGEST_WINDOW_MS = 1 * HOUR_MS;
/** A whole IPv6 site may make this many times the attempts of one network. */
const SITE_FACTOR = 5;

/** Runs a sign-in under its limits. Only a rejected one counts as an attempt. */
export async function limitSignIn<Result>(
  db: Database,
  attempt: Attempt,
  signIn: () => Promise<Result>,
): Promise<Result> {
  const { account, network } = attempt;
  const { perAccount, perNetwork } = ATTEMPT_LIMITS.signIn;
  const id = await admit(db, 'signIn', attempt, [
    // By account and network together, so that an attacker cannot lock the owner out elsewhere.
    { scope: { account, network }, ...perAccount },
    { scope: { network }, ...perNetwork },
  ]);
  return await runAdmitted(db, attempt, id, signIn, (error) =>
    // Checking the password of a pending account costs as much, and anyone can get one.
    hasCode(error, 'invalid_credentials', 'account_inactive'),
  );
}

/** Runs a sign-up under its limit. One rejected as `busy` does not count, because it will be retried. */
export async function limitSignUp<Result>(
  db: Database,
  attempt: Attempt,
  signUp: () => Promise<Result>,
): Promise<Result> {
  const { perNetwork } = ATTEMPT_LIMITS.signUp;
  const id = await admit(db, 'signUp', attempt, [
    { scope: { network: attempt.network }, ...perNetwork },
  ]);
  return await runAdmitted(db, attempt, id, signUp, (error) => !hasCode(error, 'busy'));
}

/** Counts a wrong setup link, unless its network has used too many. */
export async function limitSetup(db: Database, attempt: Attempt): Promise<void> {
  const { perNetwork } = ATTEMPT_LIMITS.setup;
  const id = await admit(db, 'setup', attempt, [
    { scope: { network: attempt.network }, ...perNetwork },
  ]);
  await settleAttempt(db, id);
}

export async function limitReset(db: Database, attempt: Attempt): Promise<void> {
  const { account, network } = attempt;
  const { perAccount, perNetwork } = ATTEMPT_LIMITS.reset;
  const id = await admit(db, 'reset', attempt, [
    // By account and network together, so that an attacker cannot keep the owner from asking.
    { scope: { account, network }, ...perAccount },
    { scope: { network }, ...perNetwork },
  ]);
  await settleAttempt(db, id);
}

/** Counts what a signed-in person does, unless they have done it too often. */
export async function limitByAccount(
  db: Database,
  kind: 'nameChange' | 'feedCreation' | 'deviceChange' | 'settingsChange' | 'testEmail',
  attempt: Attempt,
): Promise<void> {
  const { perAccount } = ATTEMPT_LIMITS[kind];
  const { account } = attempt;
  const id = await admit(db, kind, attempt, [{ scope: { account }, ...perAccount }]);
  await settleAttempt(db, id);
}

/** `counts` decides by the error, if there was one, whether the attempt counts. */
async function runAdmitted<Result>(
  db: Database,
  { onError }: Attempt,
  id: string,
  run: () => Promise<Result>,
  counts: (error: unknown) => boolean,
): Promise<Result> {
  // An outcome that cannot be recorded changes nothing: the attempt stops counting by itself.
  const recordOutcome = (error?: unknown) =>
    (counts(error) ? settleAttempt(db, id) : withdrawAttempt(db, id)).catch(onError);
  try {
    const result = await run();
    await recordOutcome();
    return result;
  } catch (error) {
    await recordOutcome(error);
    throw error;
  }
}

function hasCode(error: unknown, ...codes: ProblemCode[]): boolean {
  return error instanceof Problem && codes.includes(error.code);
}

export async function removeOldAttempts(db: Database, now: number): Promise<void> {
  await removeAttemptsBefore(db, now - LONGEST_WINDOW_MS);
}

async function admit(
  db: Database,
  kind: string,
  { account, network, sitePrefix, now }: Attempt,
  limits: AttemptLimit[],
): Promise<string> {
  const admission = await admitAttempt(
    db,
    { id: randomUUID(), kind, account, network, at: now },
    sitePrefix === network ? limits : [...limits, ...siteLimits(sitePrefix, limits)],
  );
  if ('admitted' in admission) return admission.admitted;
  if ('undecided' in admission) throw new Problem('busy', { retryAfterSeconds: 1 });
  throw new Problem('too_many_attempts', {
    detail: tooManyAttemptsMessage(admission.waitMs),
    retryAfterSeconds: Math.max(1, Math.ceil(admission.waitMs / SECOND_MS)),
  });
}

/** The limits of each network, for the whole site: an attacker may have one with thousands of networks. */
function siteLimits(sitePrefix: string, limits: AttemptLimit[]): AttemptLimit[] {
  return limits
    .filter(({ scope }) => scope.network !== undefined)
    .map(({ scope: { network: _network, ...scope }, max, windowMs }) => ({
      scope: { ...scope, sitePrefix },
      max: SITE_FACTOR * max,
      windowMs,
    }));
}
