import type { SettingName } from '@assembly/contract/setting-table';
import type { Setting } from '@assembly/contract/settings';
import type { SettingsReply } from '../../api/settings.ts';
import { t } from '../../browser/locale/messages.ts';

export function settingOf({ settings }: SettingsReply, name: SettingName): Setting {
  const found = settings.find((setting) => setting.name === name);
  return found ?? { name, value: null, source: 'default', isSecret: false, isSet: false };
}

interface Sourced extends Pick<Setting, 'source' | 'isSet'> {
  /** The name of the environment variable. */
  name: string;
}

/** Why the value cannot be edited or read; '' if it can be. */
export function describeSource({ name, source, isSet }: Sourced): string {
  if (source === 'environment') return t.settings.fixed(name);
  return source === 'stored' && !isSet ? t.settings.unreadable : '';
}
