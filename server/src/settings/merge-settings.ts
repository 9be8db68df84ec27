import { createHash } from 'node:crypto';
import { isSettingName } from '@assembly/contract/setting-table';
import type { Setting } from '@assembly/contract/settings';
import { type Config, isUnconfigured, toConfig } from '../config.ts';
import { findSettingFault, type Variables, withoutEmpty } from '../environment-schema.ts';
import type { StoredSetting } from '../store/settings/settings.ts';
import { parsePreviousOrigins } from './public-addresses.ts';
import type { SecretBox } from './secret-box.ts';
import { isSecret, type StoredName } from './setting-names.ts';

/** As many as a number can hold without rounding. */
const HASH_BYTES = 6;

/** The settings at one time. */
export interface MergedSettings {
  /** Increases with every change of what is stored, including the logo. */
  version: number;
  /** Differs after every change of what administrators edit, apart from the logo. */
  editableVersion: number;
  config: Config;
  /** The stored values, decrypted. */
  stored: ReadonlyMap<string, string>;
  /** The names of stored values that cannot be decrypted with this server's key. */
  unreadable: string[];
  /** Where the current value comes from. */
  sourceOf(name: StoredName): Setting['source'];
}

export interface MergeSources {
  environment: Variables;
  box: SecretBox;
  /** The sandbox's settings, which apply in the demo only. */
  demo: Variables;
}

/** The environment takes precedence over what is stored. */
export function mergeSettings(
  { environment, box, demo }: MergeSources,
  version: number,
  rows: StoredSetting[],
): MergedSettings {
  const stored = new Map<string, string>();
  const unreadable: string[] = [];
  for (const { name, value, isEncrypted } of rows) {
    const text = isEncrypted ? box.decrypt(name, value) : value;
    if (text !== undefined) stored.set(name, text);
    // A forged backup can have any name.
    else if (isSecret(name)) unreadable.push(name);
  }
  const isDemo = isUnconfigured(environment) && !stored.has('SETUP_COMPLETED_AT');
  const variables = withoutEmpty(environment);
  // The demo never talks to Google, and the sandbox must not get the owner's secrets.
  const fixed = isDemo ? withoutGoogle(variables) : variables;
  const used = usableValues(stored, isDemo);
  const config = toConfig(
    {
      ...(isDemo && demo),
      // Not set: the sandbox's values must not replace them.
      ...Object.fromEntries(unreadable.map((name) => [name, ''])),
      ...used,
      ...fixed,
    },
    { isDemo, previousOrigins: isDemo ? [] : parsePreviousOrigins(stored.get('PREVIOUS_ORIGINS')) },
  );
  const editable = rows.filter(({ name }) => isSettingName(name));
  return {
    version,
    editableVersion: hashOf(editable.map(({ name, value }) => [name, value])),
    config,
    stored,
    unreadable,
    sourceOf(name) {
      if (Object.hasOwn(fixed, name)) return 'environment';
      // An unreadable secret is still stored: administrators can remove it.
      return Object.hasOwn(used, name) || unreadable.includes(name) ? 'stored' : 'default';
    },
  };
}

/** For secrets, the encrypted text is hashed. It differs each time, and reveals nothing about the secret. */
function hashOf(value: unknown): number {
  return createHash('sha256').update(JSON.stringify(value)).digest().readUIntBE(0, HASH_BYTES);
}

/**
 * In the demo, anyone can sign in as administrator. The setup link that the server prints begins with PUBLIC_URL, the
 * audit log shows which accounts the owner has made by commands, and emails contain links to set their passwords.
 */
export const NOT_IN_DEMO = ['PUBLIC_URL', 'AUDIT_DAYS', 'SMTP_URL', 'MAIL_FROM'];

/** A value that an earlier version accepted, but this one does not, is ignored: the server has to start. */
function usableValues(stored: ReadonlyMap<string, string>, isDemo: boolean): Variables {
  const entries = [...stored].filter(
    ([name, value]) =>
      !(isDemo && NOT_IN_DEMO.includes(name)) &&
      (name === 'GOOGLE_REFRESH_TOKEN' || (isSettingName(name) && !findSettingFault(name, value))),
  );
  return Object.fromEntries(entries);
}

function withoutGoogle(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => !name.startsWith('GOOGLE_')),
  );
}
