import type { Tx } from '../store/database/tables.ts';
import { readStoredSettings, writeStoredSettings } from '../store/settings/settings.ts';
import type { SecretBox } from './secret-box.ts';

/** Encrypts the copied secrets with the key of the new database. Returns the names of those that had to be dropped. */
export async function moveSecrets(trx: Tx, from: SecretBox, to: SecretBox): Promise<string[]> {
  const { rows } = await readStoredSettings(trx);
  const secrets = rows.filter(({ isEncrypted }) => isEncrypted);
  if (secrets.length === 0) return [];
  const moved = secrets.map(({ name, value }) => {
    const text = to.canEncrypt ? from.decrypt(name, value) : undefined;
    const row =
      text === undefined ? null : { value: to.encrypt(name, text), isEncrypted: 1 as const };
    return [name, row] as const;
  });
  await writeStoredSettings(trx, new Map(moved));
  return moved.filter(([, row]) => row === null).map(([name]) => name);
}
