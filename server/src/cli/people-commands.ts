import { randomUUID } from 'node:crypto';
import { emailSchema } from '@assembly/contract/account-input';
import { ADMIN_RESET_LIFE_MS } from '@assembly/contract/limits';
import { resetLink } from '@assembly/contract/paths';
import { issueReset } from '../auth/password-reset.ts';
import { asCommandLine } from '../store/people/administer-users.ts';
import { findUserByEmail, insertUser, makeActiveAdmin } from '../store/people/users.ts';
import { type Command, CommandError } from './command.ts';

export const makeAdmin: Command = {
  usage: 'admin EMAIL',
  description: 'makes a person an administrator, creating the account if necessary',
  argumentCount: [1, 1],
  async run({ config, db, now }, [email = '']) {
    const parsed = emailSchema.safeParse(email);
    if (!parsed.success) throw new CommandError(`${email} is not an email address.`);
    const existing = await findUserByEmail(db, parsed.data);
    const token = await asCommandLine(db, now(), async (trx, audit) => {
      const person = existing ?? (await insertUser(trx, newAdmin(parsed.data, now())));
      await makeActiveAdmin(trx, person.id);
      await audit('made_admin', person);
      await audit('reset_link', person);
      return await issueReset(trx, person.id, ADMIN_RESET_LIFE_MS, now());
    });
    return [
      `${existing?.email ?? parsed.data} is an administrator now.`,
      'This link sets a new password. It works once, within one day:',
      resetLink(config.publicUrl, token),
    ].join('\n');
  },
};

export const makeResetLink: Command = {
  usage: 'reset-link EMAIL',
  description: 'prints a link to set a new password, for assemblies without email',
  argumentCount: [1, 1],
  async run({ config, db, now }, [email = '']) {
    const person = await findUserByEmail(db, email);
    if (!person) throw new CommandError(`There is no account for ${email}.`);
    const token = await asCommandLine(db, now(), async (trx, audit) => {
      await audit('reset_link', person);
      return await issueReset(trx, person.id, ADMIN_RESET_LIFE_MS, now());
    });
    return [
      `This link sets a new password for ${person.email}. It works once, within one day:`,
      resetLink(config.publicUrl, token),
    ].join('\n');
  },
};

/** An empty hash matches no password, so the link must be used before the first sign-in. */
function newAdmin(email: string, createdAt: number) {
  const [name = email] = email.split('@');
  return { id: randomUUID(), name, email, password: '', isAdmin: true, isActive: true, createdAt };
}
