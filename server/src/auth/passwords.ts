import { countChars, passwordError } from '@assembly/contract/account/account-input';
import { PASSWORD_MAX_CHARS } from '@assembly/contract/limits';
import { fieldProblem } from '@assembly/contract/problem';
import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

// A hash blocks a thread of the pool for about 30 ms. File access and DNS need the other two threads.
const CONCURRENT_HASHES = 2;

type Cost = Required<Pick<Options, 'memoryCost' | 'timeCost'>>;

/** OWASP's recommendation: 19 MiB and two passes. */
const PRODUCTION_COST: Cost = { memoryCost: 19456, timeCost: 2 };

/** For tests, where the strength of a hash proves nothing. */
export const CHEAPEST_COST: Cost = { memoryCost: 8, timeCost: 1 };

const STORED_HASH = /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=1\$/;

/** Not if it costs more than ours: one from an altered backup could block the server at each sign-in. */
function isAcceptable(stored: string): boolean {
  const [, memoryCost, timeCost] = STORED_HASH.exec(stored) ?? [];
  return (
    Number(memoryCost) <= PRODUCTION_COST.memoryCost && Number(timeCost) <= PRODUCTION_COST.timeCost
  );
}

// The same characters typed on two keyboards may arrive in two encodings.
const normalize = (password: string) => password.normalize('NFKC');

/** Guessed first for an app like this one: refused alone, repeated, and with digits or signs around them. */
const OBVIOUS =
  /^(assembly|church|chapel|parish|congregation|community|sermon|worship|bible|gospel|jesus|christ|amen|member|admin|password|welcome)+$/;

/** Loaded when somebody chooses a password, to save the memory until then. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
}
let commonPasswords: Promise<Set<string>> | undefined;

export type Passwords = Awaited<ReturnType<typeof openPasswords>>;

/** Rejects a new password that the rules do not allow. */
export async function requireStrongPassword(password: string, email: string): Promise<void> {
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  const isCommon = (text: string) => {
    const word = normalize(text).toLowerCase();
    return common.has(word) || OBVIOUS.test(word.replace(/\P{L}/gu, ''));
  };
  const reason = passwordError(password, email, isCommon);
  if (reason) throw fieldProblem('password_policy', 'password', reason);
}

export async function openPasswords(cost: Cost = PRODUCTION_COST) {
  const options: Options = { algorithm: 2, parallelism: 1, ...cost };
  const queue = pLimit(CONCURRENT_HASHES);
  const decoyHash = await hash('a password that nobody has', options);

  return {
    /** Runs other hashing work, never more at a time than our own. */
    runQueued: <Result>(work: () => Promise<Result>) => queue(work),
    hash: (password: string) => queue(() => hash(normalize(password), options)),
    /** Takes as long for an unknown account (`undefined`) as for a known one. */
    async matches(password: string, stored = ''): Promise<boolean> {
      const isPossible = countChars(password) <= PASSWORD_MAX_CHARS;
      const isOurs = isAcceptable(stored);
      const isVerified = await queue(() =>
        verify(isOurs ? stored : decoyHash, isPossible ? normalize(password) : ''),
      );
      return isPossible && isOurs && isVerified;
    },
  };
}
