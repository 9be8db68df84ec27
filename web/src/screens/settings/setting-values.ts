import type { Setting, SettingName } from '@assembly/contract/settings';
import { SETTING_LABELS } from '@assembly/contract/text/setting-labels';
import type { SettingsReply } from '../../api/settings.ts';

const UNSET = { isSecret: false, isSet: false, secretVersion: null };

export function settingOf({ settings }: SettingsReply, name: SettingName): Setting {
  const found = settings.find((setting) => setting.name === name);
  return found ?? { name, value: null, source: 'default', ...UNSET };
}

export const isFixed = ({ source }: Pick<Setting, 'source'>) => source === 'environment';

export const DEFAULT = 'This is the default.';
export const NOT_SAVED = 'Not saved yet.';

interface Sourced extends Pick<Setting, 'source' | 'isSet'> {
  /** Of the environment variable. */
  name: string;
}

/** Where the value in force comes from. */
export function describeSource({ name, source, isSet }: Sourced, unset = 'Not set.'): string {
  if (source === 'environment') return `Set by the environment variable ${name}.`;
  if (source === 'stored') {
    return isSet ? 'Saved here.' : 'Saved here, but this server cannot read it.';
  }
  return isSet ? DEFAULT : unset;
}

/** Several ids, as settings store them. */
export const splitIds = (value: string | null) =>
  (value ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** What differs between two states of the settings, one text each. */
export function describeDifferences(before: SettingsReply, after: SettingsReply): string[] {
  return after.settings.flatMap((now) => {
    const was = settingOf(before, now.name);
    return isSame(was, now) ? [] : `${SETTING_LABELS[now.name]}: ${describeChange(was, now)}`;
  });
}

const isSame = (a: Setting, b: Setting) =>
  a.value === b.value &&
  a.isSet === b.isSet &&
  a.source === b.source &&
  a.secretVersion === b.secretVersion;

/** New values of secrets are not known here. */
function describeChange(was: Setting, { value, isSet, isSecret }: Setting): string {
  if (isSecret && isSet) return was.isSet ? 'replaced' : 'now set';
  return value ? `now “${value}”` : 'removed';
}
