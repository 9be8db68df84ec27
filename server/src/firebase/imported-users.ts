import { countChars, emailSchema } from '@assembly/contract/account/account-input';
import { NAME_MAX_CHARS } from '@assembly/contract/limits';
import { emailKey } from '@assembly/contract/user';
import { z } from 'zod';
import { CommandError } from '../cli/command.ts';
import type { UsersTable } from '../store/database/tables/users.ts';
import { isDemoEmail } from '../store/users/demo-accounts.ts';
import type { NewUser } from '../store/users/users.ts';
import {
  type FirebaseParameters,
  isWithin,
  MAX_MEM_COST,
  MAX_ROUNDS,
  toStoredHash,
} from './check-imported-password.ts';
import { type Converted, convertNode, flag, text } from './tree-fields.ts';

/** One account of a `firebase auth:export`. */
export interface AuthAccount {
  email: string;
  /** In the form we store; empty when it is redacted or missing. */
  password: string;
  createdAt?: number | undefined;
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

const exportSchema = z.object({
  users: z.array(
    z.object({
      ...{ localId: text, email: text, passwordHash: text, salt: text },
      createdAt: z.coerce.number().int().positive().optional().catch(undefined),
      disabled: flag,
    }),
  ),
});

/** The accounts of a `firebase auth:export`, by id. */
export function toAccounts(
  exported: unknown,
  parameters: FirebaseParameters,
): Map<string, AuthAccount> {
  const { data } = exportSchema.safeParse(exported);
  if (!data) {
    throw new CommandError('The second file is not a Firebase auth:export: it has no "users".');
  }
  return new Map(
    data.users.map(({ localId, passwordHash, salt, disabled: isDisabled, ...account }) => {
      const password = (passwordHash && toStoredHash(passwordHash, salt, parameters)) || '';
      return [localId, { ...account, password, isDisabled }];
    }),
  );
}

export type ImportedPerson = NewUser & Pick<UsersTable, 'deviceToken' | 'deviceType'>;

const userSchema = z.object({
  ...{ name: text, email: text, deviceToken: text, deviceType: text },
  ...{ isAdmin: flag, isActive: flag },
});

// First name, a space, last name.
const FULL_NAME_MAX_CHARS = 2 * NAME_MAX_CHARS + 1;
// Characters that would break a line or reverse the reading direction.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** The people of the tree. A password in it is plain text and is never read. */
export function toPeople(
  node: unknown,
  accounts: Map<string, AuthAccount>,
  now: number,
): Converted<ImportedPerson> {
  const emails = new Set<string>();
  return convertNode(node, userSchema, (id, fields) => {
    const account = accounts.get(id);
    // Members could edit their own record but not their account: the account has the address they sign in with.
    const { data: email } = emailSchema.safeParse(account?.email || fields.email);
    if (!email || isDemoEmail(email) || emails.has(emailKey(email))) return undefined;
    const [local = ''] = email.split('@');
    const name = fields.name.replaceAll(UNPRINTABLE, ' ').trim() || local;
    if (countChars(name) > FULL_NAME_MAX_CHARS) return undefined;
    emails.add(emailKey(email));
    return {
      ...fields,
      id,
      name,
      email,
      password: account?.password ?? '',
      deviceType: fields.deviceType || 'web',
      isActive: fields.isActive && !account?.isDisabled,
      createdAt: account?.createdAt ?? now,
    };
  });
}
