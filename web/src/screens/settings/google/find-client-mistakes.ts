import type { SettingsReply } from '../../../api/settings.ts';
import { settingOf } from '../setting-values.ts';
import type { Changes } from '../use-settings-form.ts';

const ID_END = '.apps.googleusercontent.com';
const SECRET_START = 'GOCSPX-';

/** What is obviously wrong with the client ID and secret, by the name of the setting. */
export function findClientMistakes(
  reply: SettingsReply,
  { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Changes,
): Record<string, string> | null {
  const idMistake =
    id === null || (id === undefined && !settingOf(reply, 'GOOGLE_CLIENT_ID').isSet)
      ? 'Enter the client ID.'
      : id && findIdMistake(id);
  const secretMistake =
    secret === null || (secret === undefined && !settingOf(reply, 'GOOGLE_CLIENT_SECRET').isSet)
      ? 'Enter the client secret.'
      : secret && findSecretMistake(secret);
  if (!idMistake && !secretMistake) return null;
  return {
    ...(idMistake && { GOOGLE_CLIENT_ID: idMistake }),
    ...(secretMistake && { GOOGLE_CLIENT_SECRET: secretMistake }),
  };
}

function findIdMistake(id: string): string {
  if (id.startsWith(SECRET_START)) return 'This is the client secret. Enter it below.';
  if (/[\s/@]/.test(id)) return `This is not a client ID. It has the form 123-abc${ID_END}.`;
  return '';
}

function findSecretMistake(secret: string): string {
  if (secret.endsWith(ID_END)) return 'This is the client ID. Enter it above.';
  if (/[\s/@]/.test(secret))
    return 'This is not a client secret, which has no spaces and no characters such as / or @.';
  return '';
}
