import { PASSWORD_MAX_CHARS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { countChars, passwordFault } from '@assembly/contract/user';
import { hash, type Options, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { isFirebaseHash, matchesFirebaseHash } from '../firebase/firebase-hash.ts';

// Hashing takes all of a core for some 30 ms, on the threads that also serve files and DNS: two leave room for those.
const HASHES_AT_ONCE = 2;
const HASHES_WAITING_MOST = 50;
const RETRY_AFTER_SECONDS = 1;

/** OWASP's recommendation: 19 MiB and two passes. */
const PRODUCTION_COST: Cost = { memoryCost: 19456, timeCost: 2 };

/** For tests, where the strength of a hash proves nothing. */
export const CHEAPEST_COST: Cost = { memoryCost: 8, timeCost: 1 };

type Cost = Required<Pick<Options, 'memoryCost' | 'timeCost'>>;

// The same letters typed on two keyboards may arrive in two encodings.
const normal = (password: string) => password.normalize('NFKC');

const common = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
const isCommon = (password: string) => common.has(normal(password).toLowerCase());

export interface Passwords {
  /** How many are being worked through or wait for it. */
  waiting(): number;
  hash(password: string): Promise<string>;
  /**
   * Takes as long for somebody who does not exist (`undefined`) as for somebody who does. While some hashes are
   * imported ones, `decoy` is one of them, and both kinds are worked through for everybody.
   */
  matches(password: string, stored: string | undefined, decoy?: string): Promise<boolean>;
}

/** Refuses a new password that the rules do not allow. */
export function requireStrongPassword(password: string, email: string): void {
  const fault = passwordFault(password, email, isCommon);
  if (fault) throw new Problem('password_policy', { detail: fault, fields: { password: fault } });
}

export async function openPasswords(cost: Cost = PRODUCTION_COST): Promise<Passwords> {
  const options: Options = { algorithm: 2, parallelism: 1, ...cost };
  const queue = pLimit(HASHES_AT_ONCE);
  const nobodysHash = await hash('the password of nobody', options);

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.pendingCount >= HASHES_WAITING_MOST) {
      throw new Problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return await queue(work);
  }

  return {
    waiting: () => queue.activeCount + queue.pendingCount,
    hash: (password) => inTurn(() => hash(normal(password), options)),
    async matches(password, stored = '', decoy = '') {
      const isPossible = countChars(password) <= PASSWORD_MAX_CHARS;
      const entered = isPossible ? password : '';
      const own = isFirebaseHash(stored) ? '' : stored;
      const imported = isFirebaseHash(stored) ? stored : decoy;
      const [isOwn, isImported] = await inTurn(async () => [
        await verify(own || nobodysHash, normal(entered)),
        imported !== '' && (await matchesFirebaseHash(entered, imported)),
      ]);
      if (!isPossible || stored === '') return false;
      return isFirebaseHash(stored) ? isImported : isOwn;
    },
  };
}
