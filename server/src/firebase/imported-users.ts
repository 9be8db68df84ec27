import { countChars, emailSchema } from '@assembly/contract/account/account-input';
import { NAME_MAX_CHARS } from '@assembly/contract/limits';
import { emailKey } from '@assembly/contract/user';
import { z } from 'zod';
import { CommandError } from '../cli/command.ts';
import type { UsersTable } from '../store/database/tables/users.ts';
import { validateRecord } from '../store/database/validate-record.ts';
import { isDemoEmail } from '../store/users/demo-accounts.ts';
import type { NewUser } from '../store/users/users.ts';
import {
  type FirebaseParameters,
  isWithin,
  MAX_MEM_COST,
  MAX_ROUNDS,
  toStoredHash,
} from './check-imported-password.ts';
import {
  convertNode,
  type Fields,
  flagOf,
  isFields,
  type TreeLeftOut,
  textOf,
} from './tree-nodes.ts';

/** One account of a `firebase auth:export`. */
export interface AuthAccount {
  email: string;
  /** In the form we store; empty when it is redacted or missing. */
  password: string;
  createdAt: number | undefined;
  isDisabled: boolean;
}

const base64 = z
  .string('must be set')
  .regex(/^[A-Za-z0-9+/_-]+={0,2}$/, 'must be base64')
  .transform((text) => Buffer.from(text, 'base64'));

const numberUpTo = (max: number) =>
  z.coerce
    .number()
    .refine((value) => isWithin(value, max), `must be a number from 1 to ${max}`)
    .default(max);

const parametersSchema = z.object({
  FIREBASE_SIGNER_KEY: base64,
  FIREBASE_SALT_SEPARATOR: base64,
  FIREBASE_ROUNDS: numberUpTo(MAX_ROUNDS),
  FIREBASE_MEM_COST: numberUpTo(MAX_MEM_COST),
});

export function readParameters(
  environment: Record<string, string | undefined>,
): FirebaseParameters {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { success, data, error } = parametersSchema.safeParse(set);
  if (!success) {
    const reasons = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new CommandError(
      `To import Firebase passwords, copy the password hash parameters from the Firebase console into the environment: ${reasons.join(', ')}.`,
    );
  }
  return {
    signerKey: data.FIREBASE_SIGNER_KEY,
    saltSeparator: data.FIREBASE_SALT_SEPARATOR,
    rounds: data.FIREBASE_ROUNDS,
    memCost: data.FIREBASE_MEM_COST,
  };
}

export function toAccounts(
  exported: unknown,
  parameters: FirebaseParameters,
): Map<string, AuthAccount> {
  const users = isFields(exported) ? exported.users : undefined;
  if (!Array.isArray(users)) {
    throw new CommandError('The second file is not a Firebase auth:export: it has no "users".');
  }
  const accounts = new Map<string, AuthAccount>();
  for (const fields of users.filter(isFields)) {
    const id = textOf(fields, 'localId');
    if (id) accounts.set(id, toAccount(fields, parameters));
  }
  return accounts;
}

function toAccount(fields: Fields, parameters: FirebaseParameters): AuthAccount {
  const createdAt = Number(textOf(fields, 'createdAt'));
  const hash = textOf(fields, 'passwordHash');
  return {
    email: textOf(fields, 'email'),
    password: (hash && toStoredHash(hash, textOf(fields, 'salt'), parameters)) || '',
    createdAt: Number.isSafeInteger(createdAt) && createdAt > 0 ? createdAt : undefined,
    isDisabled: flagOf(fields, 'disabled'),
  };
}

export type ImportedPerson = NewUser & Pick<UsersTable, 'deviceToken' | 'deviceType'>;

// First name, a space, last name.
const FULL_NAME_MAX_CHARS = 2 * NAME_MAX_CHARS + 1;
// Characters that would break a line or reverse the reading direction.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** The people of the tree. A password in it is plain text and is never read. */
export function toPeople(
  node: unknown,
  accounts: Map<string, AuthAccount>,
  now: number,
  leftOut: TreeLeftOut[],
): ImportedPerson[] {
  const emails = new Set<string>();
  return convertNode('Users', node, leftOut, (id, fields) => {
    const person = toPerson(id, fields, accounts.get(id), now);
    if (typeof person === 'string') return person;
    const key = emailKey(person.email);
    if (emails.has(key)) return 'Its email address appears twice; the first record was used.';
    emails.add(key);
    return person;
  });
}

/** The person, or the reason why not. */
function toPerson(
  id: string,
  fields: Fields,
  account: AuthAccount | undefined,
  now: number,
): ImportedPerson | string {
  // Members could edit their own record but not their account: the account has the address they sign in with.
  const email = emailSchema.safeParse(account?.email || textOf(fields, 'email'));
  if (!email.success) return 'It has no valid email address.';
  if (isDemoEmail(email.data)) return 'Its email address belongs to the demo.';
  const [local = ''] = email.data.split('@');
  const person: ImportedPerson = {
    id,
    name: textOf(fields, 'name').replaceAll(UNPRINTABLE, ' ').trim() || local,
    email: email.data,
    password: account?.password ?? '',
    deviceToken: textOf(fields, 'deviceToken'),
    deviceType: textOf(fields, 'deviceType') || 'web',
    isAdmin: flagOf(fields, 'isAdmin'),
    isActive: flagOf(fields, 'isActive') && !account?.isDisabled,
    createdAt: account?.createdAt ?? now,
  };
  const reason = validateRecord(person);
  if (reason) return reason;
  const isTooLong = countChars(person.name) > FULL_NAME_MAX_CHARS;
  return isTooLong ? `Its name is longer than ${FULL_NAME_MAX_CHARS} characters.` : person;
}
