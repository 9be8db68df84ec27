import { z } from 'zod';
import { type Config, isUnconfigured, type PreviousOrigin, toConfig } from '../config.ts';
import type { StoredSetting } from '../store/settings/settings.ts';
import { type Variables, withoutEmpty } from '../variables.ts';
import type { SecretBox } from './secret-box.ts';
import { isEditable } from './setting-names.ts';
import { validateSetting } from './validate-setting.ts';

/** The settings at one time. */
export interface MergedSettings {
  version: number;
  config: Config;
  /** The stored values, decrypted. */
  stored: ReadonlyMap<string, string>;
  /** The names of stored values that cannot be decrypted with this server's key. */
  unreadable: string[];
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
    if (text === undefined) unreadable.push(name);
    else stored.set(name, text);
  }
  const isDemo = isUnconfigured(environment) && !stored.has('SETUP_COMPLETED_AT');
  const config = toConfig(
    {
      ...(isDemo && demo),
      // Not set: the sandbox's values must not replace them.
      ...Object.fromEntries(unreadable.map((name) => [name, ''])),
      ...variablesOf(stored, isDemo),
      ...withoutEmpty(environment),
      // The demo never talks to Google.
      ...(isDemo && addressesOf(demo)),
    },
    { isDemo, previousOrigins: isDemo ? [] : parseOrigins(stored.get('PREVIOUS_ORIGINS')) },
  );
  return { version, config, stored, unreadable };
}

/**
 * The demo's password is public: a stranger must decide neither where the links that the server prints point, nor how
 * long the audit log is kept, by which accounts of the owner are recognized.
 */
export const NOT_IN_DEMO = ['PUBLIC_URL', 'AUDIT_DAYS'];

/** A value that an earlier version accepted, but this one does not, is ignored: the server has to start. */
function variablesOf(stored: ReadonlyMap<string, string>, isDemo: boolean): Variables {
  const entries = [...stored].filter(
    ([name, value]) =>
      !(isDemo && NOT_IN_DEMO.includes(name)) &&
      (name === 'GOOGLE_REFRESH_TOKEN' || (isEditable(name) && !validateSetting(name, value))),
  );
  return Object.fromEntries(entries);
}

function addressesOf(demo: Variables): Variables {
  return Object.fromEntries(Object.entries(demo).filter(([name]) => name.endsWith('_URL')));
}

const originsSchema = z.array(z.object({ origin: z.url(), until: z.number() }));

/** A damaged value, as from a forged backup, must not keep the server from starting. */
function parseOrigins(text = '[]'): PreviousOrigin[] {
  try {
    return originsSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
