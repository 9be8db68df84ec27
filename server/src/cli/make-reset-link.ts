import { ADMIN_RESET_LIFE_MS } from '@assembly/contract/limits';
import { resetLink } from '@assembly/contract/paths';
import { issueReset } from '../auth/password-reset.ts';
import { asCommandLine } from '../store/people/administer-users.ts';
import { findUserByEmail } from '../store/people/users.ts';
import { type Command, CommandError } from './command.ts';

export const makeResetLink: Command = {
  usage: 'reset-link EMAIL',
  description: 'prints a link to set a new password, for assemblies without email',
  argumentCount: [1, 1],
  async run({ config, db, now }, [email = '']) {
    const person = await findUserByEmail(db, email);
    if (!person) throw new CommandError(`There is no account for ${email}.`);
    const token = await asCommandLine(db, now(), async (trx, note) => {
      await note('reset_link', person);
      return await issueReset(trx, person.id, ADMIN_RESET_LIFE_MS, now());
    });
    return [
      `This link sets a new password for ${person.email}. It works once, within one day:`,
      resetLink(config.publicUrl, token),
    ].join('\n');
  },
};
