import { Problem } from '@assembly/contract/problem';
import { isSettingName, SETTING_NAMES } from '@assembly/contract/setting-table';
import { asCommandLine } from '../store/users/administer-users.ts';
import { type Command, CommandError } from './command.ts';

export const setSetting: Command = {
  usage: 'set NAME VALUE',
  description: 'changes a setting, as under Settings in the app; an empty VALUE removes it',
  argumentCount: [2, 2],
  async run({ settings, db, now }, [name = '', value = '']) {
    const isRemoved = value.trim() === '';
    // The server makes another one when it is needed.
    if (!isSettingName(name) && !(name === 'PUSH_PRIVATE_KEY' && isRemoved)) {
      throw new CommandError(
        `${name} is not a setting that can be changed. These are: ${SETTING_NAMES.join(', ')}.`,
      );
    }
    const changed = await asCommandLine(db, now(), async (trx, audit) => {
      const names = await settings.write(trx, { [name]: isRemoved ? null : value }, { now: now() });
      if (names.length > 0) await audit(isRemoved ? 'setting_removed' : 'setting_changed', name);
      return names;
    }).catch((error) => throwReason(error, name));
    if (changed.length === 0) return `${name} already had this value.`;
    return `${name} is ${isRemoved ? 'removed' : 'changed'}. A running server applies it within a second.`;
  },
};

/** The sentences about single values instead of the one about a form. */
function throwReason(error: unknown, name: string): never {
  if (!(error instanceof Problem && error.fields)) throw error;
  const reasons = Object.entries(error.fields).map(([field, fault]) =>
    field === name ? fault.replace(/^It/, field) : `${field}: ${fault}`,
  );
  throw new CommandError(reasons.join('\n'));
}
