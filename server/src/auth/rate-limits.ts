import { randomUUID } from 'node:crypto';
import { ATTEMPT_LIMITS, HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { ProblemCode } from '@assembly/contract/problem-status';
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

type Limit = Pick<AttemptLimit, 'max' | 'windowMs'>;

const LONGEST_WINDOW_MS = 1 * HOUR_MS;
/** A whole IPv6 site may make this many times the attempts of one network. */
const SITE_FACTOR = 5;

/** Runs a sign-in under its limits. Only a rejected one counts as an attempt. */
export async function limitSignIn<Result>(
  db: Database,
  attempt: Attempt,
  signIn: () => Promise<Result>,
): Promise<Result> {
  return await runAdmitted(db, 'signIn', attempt, signIn, (error) =>
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
  return await runAdmitted(db, 'signUp', attempt, signUp, (error) => !hasCode(error, 'busy'));
}

/** Counts an attempt, unless there were too many. */
export async function limitAttempts(
  db: Database,
  kind: keyof typeof ATTEMPT_LIMITS,
  attempt: Attempt,
): Promise<void> {
  await settleAttempt(db, await admit(db, kind, attempt));
}

/** `counts` decides by the error, if there was one, whether the attempt counts. */
async function runAdmitted<Result>(
  db: Database,
  kind: keyof typeof ATTEMPT_LIMITS,
  attempt: Attempt,
  run: () => Promise<Result>,
  counts: (error: unknown) => boolean,
): Promise<Result> {
  const id = await admit(db, kind, attempt);
  // An outcome that cannot be recorded changes nothing: the attempt stops counting by itself.
  const recordOutcome = (error?: unknown) =>
    (counts(error) ? settleAttempt(db, id) : withdrawAttempt(db, id)).catch(attempt.onError);
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
  kind: keyof typeof ATTEMPT_LIMITS,
  { account, network, sitePrefix, now }: Attempt,
): Promise<string> {
  const { perAccount, perNetwork }: { perAccount?: Limit; perNetwork?: Limit } =
    ATTEMPT_LIMITS[kind];
  // If strangers can name the account, count by account and network together, so that they cannot lock the owner out.
  const ofAccount = perNetwork ? { account, network } : { account };
  const limits: AttemptLimit[] = [
    ...(perAccount ? [{ scope: ofAccount, ...perAccount }] : []),
    ...(perNetwork ? [{ scope: { network }, ...perNetwork }] : []),
  ];
  const admission = await admitAttempt(
    db,
    { id: randomUUID(), kind, account, network, at: now },
    sitePrefix === network ? limits : [...limits, ...siteLimits(sitePrefix, limits)],
  );
  if ('admitted' in admission) return admission.admitted;
  if ('undecided' in admission) throw new Problem('busy', { retryAfterSeconds: 1 });
  throw new Problem('too_many_attempts', {
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
