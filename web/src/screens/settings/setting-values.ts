import { type SettingName, settingLabel } from '@assembly/contract/setting-table';
import type { Setting } from '@assembly/contract/settings';
import type { SettingsReply } from '../../api/settings.ts';

const UNSET = { isSecret: false, isSet: false };

export function settingOf({ settings }: SettingsReply, name: SettingName): Setting {
  const found = settings.find((setting) => setting.name === name);
  return found ?? { name, value: null, source: 'default', ...UNSET };
}

export const isFixed = ({ source }: Pick<Setting, 'source'>) => source === 'environment';

export const DEFAULT = 'This is the default.';
export const NOT_SAVED = 'Not saved yet.';

interface Sourced extends Pick<Setting, 'source' | 'isSet'> {
  /** The name of the environment variable. */
  name: string;
}

/** Where the current value comes from. */
export function describeSource({ name, source, isSet }: Sourced, unset = 'Not set.'): string {
  if (source === 'environment') return `Set by the environment variable ${name}.`;
  if (source === 'stored') {
    return isSet ? 'Saved here.' : 'Saved here, but this server cannot read it.';
  }
  return isSet ? DEFAULT : unset;
}

/** What differs between two states of the settings, one text each. */
export function describeDifferences(before: SettingsReply, after: SettingsReply): string[] {
  return after.settings.flatMap((now) => {
    const was = settingOf(before, now.name);
    return isSame(was, now) ? [] : `${settingLabel(now.name)}: ${describeChange(was, now)}`;
  });
}

const isSame = (a: Setting, b: Setting) =>
  a.value === b.value && a.isSet === b.isSet && a.source === b.source;

/** New values of secrets are not known here. */
function describeChange(was: Setting, { value, isSet, isSecret }: Setting): string {
  if (isSecret && isSet) return was.isSet ? 'replaced' : 'now set';
  return value ? `now “${value}”` : 'removed';
}
