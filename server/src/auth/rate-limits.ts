import { randomUUID } from 'node:crypto';
import { ATTEMPT_LIMITS, HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { tooManyAttemptsMessage } from '@assembly/contract/messages';
import { Problem } from '@assembly/contract/problem';
import type { Database } from '../store/database/tables.ts';
import {
  type AttemptLimit,
  admitAttempt,
  removeAttemptsOutside,
  settleAttempt,
  withdrawAttempt,
} from '../store/people/rate-limits.ts';

export interface Attempt {
  /** The normalized email address. */
  account: string;
  network: string;
  now: number;
}

const LONGEST_WINDOW_MS = 1 * HOUR_MS;

/** Runs a sign-in under its limits. Only a wrong password counts as an attempt. */
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
  return await runAdmitted(db, id, signIn, (code) => code === 'invalid_credentials');
}

/** Runs a sign-up under its limit. One refused as `busy` does not count, because it will be retried. */
export async function limitSignUp<Result>(
  db: Database,
  attempt: Attempt,
  signUp: () => Promise<Result>,
): Promise<Result> {
  const { perNetwork } = ATTEMPT_LIMITS.signUp;
  const id = await admit(db, 'signUp', attempt, [
    { scope: { network: attempt.network }, ...perNetwork },
  ]);
  return await runAdmitted(db, id, signUp, (code) => code !== 'busy');
}

/** `counts` decides by the code of the problem, if there was one, whether the attempt counts. */
async function runAdmitted<Result>(
  db: Database,
  id: string,
  run: () => Promise<Result>,
  counts: (code: string | undefined) => boolean,
): Promise<Result> {
  let code: string | undefined;
  try {
    return await run();
  } catch (error) {
    if (error instanceof Problem) code = error.code;
    throw error;
  } finally {
    await (counts(code) ? settleAttempt(db, id) : withdrawAttempt(db, id));
  }
}

export async function limitReset(db: Database, attempt: Attempt): Promise<void> {
  const { account, network } = attempt;
  const { perAccount, perNetwork } = ATTEMPT_LIMITS.reset;
  const id = await admit(db, 'reset', attempt, [
    { scope: { account }, ...perAccount },
    { scope: { network }, ...perNetwork },
  ]);
  await settleAttempt(db, id);
}

export async function removeOldAttempts(db: Database, now: number): Promise<void> {
  await removeAttemptsOutside(db, now - LONGEST_WINDOW_MS, now + LONGEST_WINDOW_MS);
}

async function admit(
  db: Database,
  kind: string,
  { account, network, now }: Attempt,
  limits: AttemptLimit[],
): Promise<string> {
  const admission = await admitAttempt(
    db,
    { id: randomUUID(), kind, account, network, at: now },
    limits,
  );
  if ('admitted' in admission) return admission.admitted;
  if ('undecided' in admission) throw new Problem('busy', { retryAfterSeconds: 1 });
  throw new Problem('too_many_attempts', {
    detail: tooManyAttemptsMessage(admission.waitMs),
    retryAfterSeconds: Math.max(1, Math.ceil(admission.waitMs / SECOND_MS)),
  });
}
