import { ICON_NAMES, type IconName } from '@assembly/contract/page';
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

/** Without a logo, the stored one is removed. Its icons are removed in any case. Every process is notified when the transaction commits. */
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

export interface StoredIcon {
  name: IconName;
  /** The logo that it was drawn from. */
  logo: string;
  bytes: Buffer;
}

export type IconSet = Record<IconName, Buffer>;

/** The icons that were drawn from this logo; undefined if one is missing. */
export async function readIcons(db: Database, logo: string): Promise<IconSet | undefined> {
  const rows = await db.selectFrom('icons').selectAll().where('logo', '=', logo).execute();
  const icons = new Map(rows.map(({ name, bytes }) => [name, Buffer.from(bytes, 'base64')]));
  if (!ICON_NAMES.every((name) => icons.has(name))) return undefined;
  return Object.fromEntries(icons) as IconSet;
}

/** Every process is notified when the transaction commits. */
export async function writeIcon(trx: Tx, { name, logo, bytes }: StoredIcon): Promise<void> {
  const row = { name, logo, bytes: bytes.toString('base64') };
  await trx
    .insertInto('icons')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await bumpVersion(trx, 'settings');
}
