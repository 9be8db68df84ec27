import { SECOND_MS } from '@assembly/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { type Variables, withoutEmpty } from '../environment-schema.ts';
import type { Database, Tx } from '../store/database/tables.ts';
import { readStoredSettings } from '../store/settings/settings.ts';
import { type MergedSettings, mergeSettings } from './merge-settings.ts';
import { createSecretBox } from './secret-box.ts';
import type { KeySource } from './secret-key.ts';
import type { InternalSetting, StoredName } from './setting-names.ts';
import { type SettingsChanges, type WriteOptions, writeSettings } from './write-settings.ts';

const RETRY_MS = 1 * SECOND_MS;

export interface Settings {
  /** The current settings. Read them at each use: they change while the server runs. */
  current(): Config;
  /** Called after each change, including the logo. */
  onChange(listener: (config: Config) => void): void;
  /** Reads the stored settings again. */
  refresh(): Promise<void>;
  /**
   * Like `refresh`, but never rejects, because a change that is committed must not be answered with an error: a failure
   * is logged, and retried in the background until it succeeds.
   */
  refreshAfterCommit(log: Pick<FastifyBaseLogger, 'error'>): Promise<void>;
  /** Differs after every change of what administrators edit, apart from the logo. */
  version(): number;
  sourceOf: MergedSettings['sourceOf'];
  stored(name: InternalSetting): string | undefined;
  /** The names of stored secrets that cannot be decrypted with this server's key. */
  unreadable(): string[];
  canStoreSecrets: boolean;
  /** The sandbox's settings: they apply in the demo, unless others are stored. */
  setDemo(variables: Variables): void;
  /**
   * Validates and stores changes in the caller's transaction, and returns the names whose value changed. Call `refresh`
   * after the commit.
   */
  write(trx: Tx, changes: SettingsChanges, options: WriteOptions): Promise<StoredName[]>;
}

interface SettingsOptions {
  db: Database;
  /** Takes precedence over what is stored. */
  environment: Variables;
  keySource: KeySource;
}

/** The settings from the environment and the database. */
export async function openSettings({ db, ...options }: SettingsOptions): Promise<Settings> {
  const environment = withoutEmpty(options.environment);
  const box = createSecretBox(options.keySource);
  const listeners = new Set<(config: Config) => void>();
  let sources = { environment, box, demo: {} as Variables };

  async function read() {
    const { version, rows } = await readStoredSettings(db);
    return { rows, merged: mergeSettings(sources, version, rows) };
  }

  let state = await read();
  let reading: Promise<unknown> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  function replace(next: typeof state) {
    // Values that were computed from the settings are computed again when the object changes.
    if (fingerprint(next.merged) === fingerprint(state.merged)) return;
    state = next;
    for (const listener of listeners) listener(state.merged.config);
  }

  function refresh(): Promise<void> {
    // One after the other, so that an older state never replaces a newer one.
    const next = reading.then(read).then(replace);
    reading = next.catch(() => {});
    return next;
  }

  async function refreshAfterCommit(log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
    clearTimeout(retry);
    try {
      await refresh();
    } catch (error) {
      log.error({ err: error }, 'could not read the settings');
      clearTimeout(retry);
      retry = setTimeout(() => void refreshAfterCommit(log), RETRY_MS).unref();
    }
  }

  return {
    current: () => state.merged.config,
    onChange: (listener) => void listeners.add(listener),
    refresh,
    refreshAfterCommit,
    version: () => state.merged.editableVersion,
    sourceOf: (name) => state.merged.sourceOf(name),
    stored: (name) => state.merged.stored.get(name),
    unreadable: () => state.merged.unreadable,
    canStoreSecrets: box.canEncrypt,
    setDemo(demo) {
      sources = { ...sources, demo };
      const { rows, merged } = state;
      replace({ rows, merged: mergeSettings(sources, merged.version, rows) });
    },
    write: (trx, changes, writeOptions) => writeSettings(sources, trx, changes, writeOptions),
  };
}

/** The version alone does not show a change of the key or of the demo's settings. */
function fingerprint({ version, config, unreadable }: MergedSettings): string {
  return JSON.stringify([version, config, unreadable]);
}
