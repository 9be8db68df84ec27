import {
  SETTING_NAMES,
  type SettingName,
  settingDefinition,
} from '@assembly/contract/setting-table';
import type { GoogleConnection, Setting, SettingsReply } from '@assembly/contract/settings';
import { admin, answer, startFakeServer } from './fake-server.ts';
import { run, syncReply } from './fixtures/sync-runs.ts';
import { renderApp } from './render-app.tsx';

/** A setting that was saved in the app; `source` says otherwise. */
export const saved = (value: string, source: Setting['source'] = 'stored'): Partial<Setting> => ({
  value,
  source,
  isSet: true,
});

/** A secret that was saved in the app. */
export const secretSet: Partial<Setting> = { source: 'stored', isSet: true };

interface Change extends Partial<Omit<SettingsReply, 'settings' | 'google'>> {
  settings?: Partial<Record<SettingName, Partial<Setting>>>;
  google?: Partial<GoogleConnection>;
}

/** The reply of `GET /api/settings`; by default nothing is set. */
export function settingsReply({ settings = {}, google, ...overrides }: Change = {}): SettingsReply {
  return {
    version: 1,
    settings: SETTING_NAMES.map((name) => ({
      name,
      value: null,
      source: 'default',
      isSecret: settingDefinition(name).isSecret === true,
      isSet: false,
      ...settings[name],
    })),
    canStoreSecrets: true,
    unreadable: [],
    logo: 'default',
    logoWithoutIcons: null,
    google: {
      state: 'none',
      source: null,
      account: null,
      missing: [],
      endsAt: null,
      redirectUrl: 'https://app.example.org/api/google/callback',
      ...google,
    },
    about: {
      version: '1.0.0',
      node: '26.10.0',
      database: { kind: 'SQLite', bytes: 1_234_567 },
    },
    ...overrides,
  };
}

export const connected: Partial<GoogleConnection> = {
  state: 'connected',
  source: 'stored',
  account: 'office@example.org',
};

/** Renders a section for an administrator. */
export async function showSettings(query: string, change: Change = {}, routes = {}) {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/settings': answer(200, settingsReply(change)),
    'GET /api/sync': syncReply([run()]),
    ...routes,
  });
  await renderApp(`/web/settings${query}`);
  return server;
}
