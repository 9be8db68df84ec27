import { EDITABLE_SETTINGS, SECRET_SETTINGS, type SettingName } from '@assembly/contract/settings';

/** Stored beside the settings, but written by the server only. */
const INTERNAL_SETTINGS = [
  /** From connecting Google. An empty one means that Google was disconnected, also in the demo. */
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
  /** JSON Web Key: signs push messages, so that push services accept them from this server only. */
  'PUSH_PRIVATE_KEY',
] as const;
export type InternalSetting = (typeof INTERNAL_SETTINGS)[number];
export type StoredName = SettingName | InternalSetting;

const SECRETS: readonly string[] = [...SECRET_SETTINGS, 'GOOGLE_REFRESH_TOKEN', 'PUSH_PRIVATE_KEY'];
export const isSecret = (name: string) => SECRETS.includes(name);

export function isEditable(name: string): name is SettingName {
  return EDITABLE_SETTINGS.some((one) => one === name);
}

export function isInternal(name: string): name is InternalSetting {
  return INTERNAL_SETTINGS.some((one) => one === name);
}
