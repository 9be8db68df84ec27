import { countChars, emailSchema } from '@assembly/contract/account/account-input';
import { NAME_MAX_CHARS } from '@assembly/contract/limits';
import { emailKey } from '@assembly/contract/user';
import type { UsersTable } from '../store/database/tables/users.ts';
import { validateRecord } from '../store/database/validate-record.ts';
import { isDemoEmail } from '../store/users/demo-accounts.ts';
import type { NewUser } from '../store/users/users.ts';
import type { AuthAccount } from './auth-export.ts';
import { convertNode, type Fields, flagOf, type TreeLeftOut, textOf } from './tree-nodes.ts';

export type ImportedPerson = NewUser & Pick<UsersTable, 'deviceToken' | 'deviceType'>;

// First name, a space, last name.
const FULL_NAME_MAX_CHARS = 2 * NAME_MAX_CHARS + 1;
const DEVICE_TOKEN_MAX_CHARS = 4096;
const DEVICE_TYPE_MAX_CHARS = 100;
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
    deviceToken: emptyIfLonger(DEVICE_TOKEN_MAX_CHARS, textOf(fields, 'deviceToken')),
    deviceType: emptyIfLonger(DEVICE_TYPE_MAX_CHARS, textOf(fields, 'deviceType')) || 'web',
    isAdmin: flagOf(fields, 'isAdmin'),
    isActive: flagOf(fields, 'isActive') && !account?.isDisabled,
    createdAt: account?.createdAt ?? now,
  };
  const reason = validateRecord(person);
  if (reason) return reason;
  const isTooLong = countChars(person.name) > FULL_NAME_MAX_CHARS;
  return isTooLong ? `Its name is longer than ${FULL_NAME_MAX_CHARS} characters.` : person;
}

function emptyIfLonger(maxChars: number, text: string): string {
  return text.length <= maxChars ? text : '';
}
