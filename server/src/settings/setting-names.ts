import {
  isSettingName,
  type SettingName,
  settingDefinition,
} from '@assembly/contract/setting-table';

/** Stored beside the settings, but written by the server only. */
const INTERNAL_SETTINGS = [
  /** From connecting Google. An empty one means that Google was disconnected, in the demo as well. */
  'GOOGLE_REFRESH_TOKEN',
  /** The permissions that were granted with it, separated by spaces. */
  'GOOGLE_GRANTED',
  /** When Google will end the connection, if it said so (epoch milliseconds). */
  'GOOGLE_TOKEN_ENDS_AT',
  /** The fingerprint of a refresh token that Google has refused. */
  'GOOGLE_REFUSED_TOKEN',
  /** When the setup was completed (epoch milliseconds). There is no demo after that. */
  'SETUP_COMPLETED_AT',
  /** JSON: a list of `PreviousOrigin`. */
  'PREVIOUS_ORIGINS',
  /** The time zone that the times of all stored events were computed in. */
  'EVENTS_TIME_ZONE',
  /** JSON: a `BackupState`. */
  'BACKUP_STATE',
  /** JSON Web Key: signs push messages, so that push services accept them from this server only. */
  'PUSH_PRIVATE_KEY',
] as const;
export type InternalSetting = (typeof INTERNAL_SETTINGS)[number];
export type StoredName = SettingName | InternalSetting;

const INTERNAL_SECRETS = ['GOOGLE_REFRESH_TOKEN', 'PUSH_PRIVATE_KEY'];

export const isSecret = (name: string): boolean =>
  isSettingName(name) ? settingDefinition(name).isSecret === true : INTERNAL_SECRETS.includes(name);
