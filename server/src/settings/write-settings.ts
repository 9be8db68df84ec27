import { Problem } from '@assembly/contract/problem';
import { isSettingName } from '@assembly/contract/setting-table';
import { environmentSchema, findSettingFault } from '../environment-schema.ts';
import { recomputeForZone } from '../store/content/recompute-event-times.ts';
import type { Tx } from '../store/database/tables.ts';
import {
  lockSettings,
  readStoredSettings,
  type StoredSetting,
  writeStoredSettings,
} from '../store/settings/settings.ts';
import {
  type MergedSettings,
  type MergeSources,
  mergeSettings,
  NOT_IN_DEMO,
} from './merge-settings.ts';
import { nextPreviousOrigins } from './public-addresses.ts';
import { isSecret, type StoredName } from './setting-names.ts';
import { fixedByEnvironment, invalidSettings } from './settings-problems.ts';

/** Null removes a value. */
export type SettingsChanges = Partial<Record<StoredName, string | null>>;

export interface WriteOptions {
  now: number;
  /** The version that the changes were made from. Without it, they are made to whatever is stored. */
  version?: number;
  /** The refresh token that the changes were made from, if they concern the connection to Google. */
  refreshToken?: string;
  /** Writes only values that are not stored yet, or that can no longer be decrypted. */
  isOnlyMissing?: boolean;
}

/**
 * Validates and stores the changes and what follows from them. Returns the names whose value changed. The caller
 * refreshes the settings after the commit.
 */
export async function writeSettings(
  sources: MergeSources,
  trx: Tx,
  changes: SettingsChanges,
  { now, version, refreshToken, isOnlyMissing = false }: WriteOptions,
): Promise<StoredName[]> {
  await lockSettings(trx);
  const { version: storedVersion, rows } = await readStoredSettings(trx);
  const before = mergeSettings(sources, storedVersion, rows);
  const values = checkValues(before, changes);
  const changed = [...values].filter(
    ([name, value]) =>
      isDifferent(before, name, value) && !(isOnlyMissing && before.stored.has(name)),
  );
  // The same changes may be sent again, because the reply to the first request was lost.
  if (changed.length === 0) return [];
  const isChanged =
    (version !== undefined && version !== before.editableVersion) ||
    (refreshToken !== undefined && refreshToken !== before.config.google.refreshToken);
  if (isChanged) throw new Problem('settings_changed');
  const written = new Map(changed.map(([name, value]) => [name, toRow(sources, name, value)]));
  const after = mergeSettings(sources, storedVersion, apply(rows, written));
  if (after.config.isDemo) refuseInDemo(changed.map(([name]) => name));
  const isMailChanged = changed.some(([name]) => name === 'SMTP_URL' || name === 'MAIL_FROM');
  if (isMailChanged) requireSender(after);
  const origins = nextPreviousOrigins(before.config, after.config, now);
  if (origins) {
    written.set('PREVIOUS_ORIGINS', { value: JSON.stringify(origins), isEncrypted: 0 });
  }
  await writeStoredSettings(trx, written);
  const { timeZone } = after.config.assembly;
  if (timeZone !== before.config.assembly.timeZone) await recomputeForZone(trx, timeZone);
  return changed.map(([name]) => name);
}

/** The values as they are stored; null for an empty one. Throws a problem that says what is wrong with each invalid value. */
function checkValues(
  { sourceOf }: MergedSettings,
  changes: SettingsChanges,
): Map<StoredName, string | null> {
  const values = new Map<StoredName, string | null>();
  const faults: Record<string, string> = {};
  for (const [name, entered] of Object.entries(changes) as [StoredName, string | null][]) {
    if (sourceOf(name) === 'environment') throw fixedByEnvironment(name);
    const value = isSettingName(name) ? entered?.trim() || null : entered;
    const fault = value !== null && isSettingName(name) && findSettingFault(name, value);
    if (fault) faults[name] = fault;
    else values.set(name, value && normalize(name, value));
  }
  if (Object.keys(faults).length > 0) throw invalidSettings(faults);
  return values;
}

/** The form in which a valid value is stored. */
const normalize = (name: StoredName, value: string): string =>
  isSettingName(name) ? (environmentSchema.shape[name].parse(value) ?? value) : value;

/** For names that come from outside. */
export function requireEditable(names: string[]): void {
  const fields = Object.fromEntries(
    names
      .filter((name) => !isSettingName(name))
      .map((name) => [name, 'is not a setting that can be changed here']),
  );
  if (Object.keys(fields).length > 0) throw invalidSettings(fields);
}

function refuseInDemo(names: string[]): void {
  const refused = names.filter((name) => NOT_IN_DEMO.includes(name));
  if (refused.length === 0) return;
  throw invalidSettings(Object.fromEntries(refused.map((name) => [name, 'notInDemo'])));
}

function isDifferent({ stored, unreadable }: MergedSettings, name: string, value: string | null) {
  return unreadable.includes(name) || (stored.get(name) ?? null) !== value;
}

type Written = Map<string, Omit<StoredSetting, 'name'> | null>;

function toRow({ box }: MergeSources, name: string, value: string | null) {
  if (value === null) return null;
  // An empty secret needs no key, so that Google can be disconnected without one.
  return isSecret(name) && value !== ''
    ? { value: box.encrypt(name, value), isEncrypted: 1 as const }
    : { value, isEncrypted: 0 as const };
}

function apply(rows: StoredSetting[], written: Written): StoredSetting[] {
  const unchanged = rows.filter(({ name }) => !written.has(name));
  const changed = [...written].flatMap(([name, row]) => (row ? [{ name, ...row }] : []));
  return [...unchanged, ...changed];
}

/** As for the environment: with a mail server, emails need a sender. */
function requireSender({ config, sourceOf }: MergedSettings): void {
  if (!config.mail.smtpUrl || sourceOf('MAIL_FROM') !== 'default') return;
  throw invalidSettings({ MAIL_FROM: 'senderMissing' });
}
