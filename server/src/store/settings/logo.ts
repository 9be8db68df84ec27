import { bumpVersion } from '../database/change-counters.ts';
import type { Database, Tx } from '../database/tables.ts';

const ID = 'logo';

export interface StoredLogo {
  type: string;
  bytes: Buffer;
}

export async function readLogo(db: Database): Promise<StoredLogo | undefined> {
  const row = await db.selectFrom('logo').selectAll().executeTakeFirst();
  return row && { type: row.type, bytes: Buffer.from(row.bytes, 'base64') };
}

export async function hasLogo(db: Database): Promise<boolean> {
  return (await db.selectFrom('logo').select('id').executeTakeFirst()) !== undefined;
}

/** Without a logo, the stored one is removed. Its icon is removed in any case. Every process is notified when the transaction commits. */
export async function writeLogo(trx: Tx, logo: StoredLogo | undefined): Promise<void> {
  await trx.deleteFrom('logo').execute();
  await trx.deleteFrom('icons').execute();
  if (logo) {
    const { type, bytes } = logo;
    await trx
      .insertInto('logo')
      .values({ id: ID, type, bytes: bytes.toString('base64') })
      .execute();
  }
  await bumpVersion(trx, 'settings');
}

/** Stored under the name of the maskable icon: earlier versions stored three. */
const ICON = 'maskable';

/** The icon that was drawn from this version of the logo. */
export async function readIcon(db: Database, logo: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('icons')
    .select('bytes')
    .where('name', '=', ICON)
    .where('logo', '=', logo)
    .executeTakeFirst();
  return row && Buffer.from(row.bytes, 'base64');
}

/** Every process is notified when the transaction commits. */
export async function writeIcon(trx: Tx, logo: string, icon: Buffer): Promise<void> {
  const row = { name: ICON, logo, bytes: icon.toString('base64') } as const;
  await trx
    .insertInto('icons')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await bumpVersion(trx, 'settings');
}
