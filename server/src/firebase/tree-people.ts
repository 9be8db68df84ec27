import { NAME_MAX_CHARS } from '@assembly/contract/limits';
import { countChars, emailKey, emailSchema } from '@assembly/contract/user';
import { validateRecord } from '../store/database/validate-record.ts';
import type { AuthAccount } from './auth-export.ts';
import type { ImportedPerson } from './import-tree.ts';
import { entriesOf, type Fields, flagOf, type TreeLeftOut, textOf } from './tree-nodes.ts';

// First name, a space, last name.
const FULL_NAME_MAX_CHARS = 2 * NAME_MAX_CHARS + 1;
const DEVICE_TOKEN_MAX_CHARS = 4096;
const DEVICE_TYPE_MAX_CHARS = 100;
// What would break a line or turn the reading direction round.
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

export interface TreePeople {
  people: ImportedPerson[];
  leftOut: TreeLeftOut[];
}

/** People as the tree has them. A password in it is plain text, and is not even looked at. */
export function toPeople(
  node: unknown,
  accounts: Map<string, AuthAccount> | undefined,
  now: number,
): TreePeople {
  const people: ImportedPerson[] = [];
  const leftOut: TreeLeftOut[] = [];
  const taken = new Set<string>();
  for (const [id, fields] of entriesOf(node)) {
    const made = fields ? toPerson(id, fields, accounts?.get(id), now) : 'It is no record.';
    const fault = typeof made === 'string' ? made : twice(made, taken);
    if (typeof made !== 'string' && !fault) people.push(made);
    else
      leftOut.push({ node: 'Users', id, title: textOf(fields ?? {}, 'email'), reason: `${fault}` });
  }
  return { people, leftOut };
}

function twice({ email }: ImportedPerson, taken: Set<string>): string | undefined {
  const key = emailKey(email);
  if (taken.has(key)) return 'Its e-mail address appears twice; the first one was taken.';
  taken.add(key);
  return undefined;
}

/** The person, or a sentence that says why not. */
function toPerson(
  id: string,
  fields: Fields,
  account: AuthAccount | undefined,
  now: number,
): ImportedPerson | string {
  // People could write into their own record, but not into their account: that is the address they sign in with.
  const email = emailSchema.safeParse(account?.email || textOf(fields, 'email'));
  if (!email.success) return 'It has no e-mail address that could be used.';
  const [local = ''] = email.data.split('@');
  const person: ImportedPerson = {
    id,
    name: textOf(fields, 'name').replaceAll(UNREADABLE, ' ').trim() || local,
    email: email.data,
    password: account?.password ?? '',
    deviceToken: shorterThan(DEVICE_TOKEN_MAX_CHARS, textOf(fields, 'deviceToken')),
    deviceType: shorterThan(DEVICE_TYPE_MAX_CHARS, textOf(fields, 'deviceType')) || 'web',
    isAdmin: flagOf(fields, 'isAdmin'),
    isActive: flagOf(fields, 'isActive') && !account?.isDisabled,
    createdAt: account?.createdAt ?? now,
  };
  const fault = validateRecord(person);
  if (fault) return fault;
  const isTooLong = countChars(person.name) > FULL_NAME_MAX_CHARS;
  return isTooLong ? `Its name is longer than ${FULL_NAME_MAX_CHARS} characters.` : person;
}

function shorterThan(most: number, text: string): string {
  return text.length <= most ? text : '';
}
