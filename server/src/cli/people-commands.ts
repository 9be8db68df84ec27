import { randomUUID } from 'node:crypto';
import { emailSchema } from '@assembly/contract/account/account-input';
import { ADMIN_RESET_LIFE_MS } from '@assembly/contract/limits';
import { resetLink } from '@assembly/contract/paths';
import { issueReset } from '../auth/password-reset.ts';
import { asCommandLine } from '../store/users/administer-users.ts';
import { isDemoEmail } from '../store/users/demo-accounts.ts';
import { removeSetupCodes } from '../store/users/setup.ts';
import { findUserByEmail, insertUser, makeActiveAdmin, NO_PASSWORD } from '../store/users/users.ts';
import { type Command, CommandError } from './command.ts';

const SIGNED_UP_BEFORE =
  'Someone had already signed up with this address. The password they chose no longer works.';

const DEMO_ADDRESS =
  'This address belongs to the demo, and its password is public. Use your own address.';

const STILL_DEMO =
  'The setup link no longer works. To end the demo, start the server with PUBLIC_URL. This account stays.';

export const makeAdmin: Command = {
  usage: 'admin EMAIL',
  description: 'makes a person an administrator, creating the account if necessary',
  argumentCount: [1, 1],
  async run({ settings, db, now }, [email = '']) {
    const parsed = emailSchema.safeParse(email);
    if (!parsed.success) throw new CommandError(`${email} is not an email address.`);
    if (isDemoEmail(parsed.data)) throw new CommandError(DEMO_ADDRESS);
    const { person, token } = await asCommandLine(db, now(), async (trx, audit) => {
      const existing = await findUserByEmail(trx, parsed.data);
      const person = existing ?? (await insertUser(trx, newAdmin(parsed.data, now())));
      await makeActiveAdmin(trx, person);
      await removeSetupCodes(trx);
      await audit('made_admin', person);
      await audit('reset_link', person);
      const token = await issueReset(trx, person.id, ADMIN_RESET_LIFE_MS, now());
      return { person, token };
    });
    const { isDemo, publicUrl } = settings.current();
    return [
      `${person.email} is an administrator now.`,
      ...(person.isActive ? [] : [SIGNED_UP_BEFORE]),
      ...(isDemo ? [STILL_DEMO] : []),
      'This link sets a new password. It works once, within one day:',
      resetLink(publicUrl, token),
    ].join('\n');
  },
};

export const makeResetLink: Command = {
  usage: 'reset-link EMAIL',
  description: 'prints a link to set a new password, for assemblies without email',
  argumentCount: [1, 1],
  async run({ settings, db, now }, [email = '']) {
    const person = await findUserByEmail(db, email);
    if (!person) throw new CommandError(`There is no account for ${email}.`);
    const token = await asCommandLine(db, now(), async (trx, audit) => {
      await audit('reset_link', person);
      return await issueReset(trx, person.id, ADMIN_RESET_LIFE_MS, now());
    });
    return [
      `This link sets a new password for ${person.email}. It works once, within one day:`,
      resetLink(settings.current().publicUrl, token),
    ].join('\n');
  },
};

function newAdmin(email: string, createdAt: number) {
  const [name = email] = email.split('@');
  const password = NO_PASSWORD;
  return { id: randomUUID(), name, email, password, isAdmin: true, isActive: true, createdAt };
}
