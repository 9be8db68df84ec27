import { z } from 'zod';
import { CommandError } from '../cli/command.ts';
import {
  type FirebaseParameters,
  isWithin,
  MAX_MEM_COST,
  MAX_ROUNDS,
  toStoredHash,
} from './firebase-hash.ts';
import { type Fields, flagOf, isFields, textOf } from './tree-nodes.ts';

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

function numberUpTo(max: number, defaultValue: number) {
  const message = `must be a number from 1 to ${max}`;
  const number = z.coerce.number(message).refine((value) => isWithin(value, max), message);
  return number.default(defaultValue);
}

const parametersSchema = z.object({
  FIREBASE_SIGNER_KEY: base64,
  FIREBASE_SALT_SEPARATOR: base64,
  FIREBASE_ROUNDS: numberUpTo(MAX_ROUNDS, 8),
  FIREBASE_MEM_COST: numberUpTo(MAX_MEM_COST, 14),
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
