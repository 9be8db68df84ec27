import { PAGE_SLOTS } from '@assembly/contract/page';
import type { Manifest } from 'vite';
import { MESSAGES } from './catalogs.ts';
import { readModules } from './read-modules.ts';

/** The files that a screen needs before it can be shown, relative to web/dist. */
export interface ScreenFiles {
  js: string[];
  css: string[];
}

const inAnyLanguage = new RegExp(`^${MESSAGES.folder.slice(1)}/[^/]+(?=/)`);

/** The texts are those of the reader's language, which the server fills in: the manifest names any language's. */
const inReadersLanguage = (file: string) =>
  file.replace(inAnyLanguage, `${MESSAGES.folder.slice(1)}/${PAGE_SLOTS.language}`);

const PAGES: Record<string, string> = {
  'index.html': 'sign-in-page.tsx',
  'app.html': 'app-page.tsx',
};

/**
 * Returns a function that finds the files of sources, the first one first, and of everything that they import, with the
 * texts that are loaded with them. With `excluded`, also what they load later, except through these sources.
 */
export function fileFinder(manifest: Manifest) {
  const modules = readModules();
  const parts = [...modules.values()].flatMap((module) => module.parts);
  const areasOf = (key: string) =>
    modules.get(PAGES[key] ?? '')?.loads ??
    parts.filter(({ file }) => key === `src/${file}`).flatMap(({ areas }) => areas);

  return (sources: string[], excluded?: string[]) => {
    const js = new Set<string>();
    const css = new Set<string>();
    const assets = new Set<string>();
    const seen = new Set(excluded);
    const visit = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
      js.add(inReadersLanguage(chunk.file));
      chunk.imports?.forEach(visit);
      // After those of its imports, so that a screen's styles override shared ones.
      for (const file of chunk.css ?? []) css.add(file);
      for (const file of chunk.assets ?? []) assets.add(file);
      if (excluded) chunk.dynamicImports?.forEach(visit);
      for (const area of areasOf(key)) visit(`../messages/src/en/${area}.ts`);
    };
    sources.forEach(visit);
    return { js: [...js], css: [...css], assets: [...assets] };
  };
}

/** The first and the other sections of the account. */
const OWN_NOTIFICATIONS = 'src/screens/account/notifications/notifications.tsx';
const FURTHER_SECTIONS = 'src/screens/account/further-sections.tsx';

const screenSource = (name: string) => `src/screens/${name}/${name}-screen.tsx`;

/** The files of each screen by its name, for preload links and size budgets. */
export function screenFiles(manifest: Manifest): Record<string, ScreenFiles> {
  const find = fileFinder(manifest);
  function filesOf(...sources: string[]): ScreenFiles {
    const { js, css } = find(sources);
    return { js, css };
  }
  const ofApp = (screen: string, ...parts: string[]) =>
    filesOf('app.html', screenSource(screen), ...parts);
  const ofSettings = (part: string) => ofApp('settings', `src/screens/settings/${part}.tsx`);
  return {
    'sign-in': filesOf('index.html'),
    setup: filesOf('index.html', screenSource('setup')),
    events: filesOf('app.html'),
    'events-month': filesOf('app.html', 'src/screens/events/month/month-view.tsx'),
    announcements: ofApp('announcements'),
    sermons: ofApp('sermons'),
    documents: ofApp('documents'),
    account: ofApp('account'),
    'account-further-sections': filesOf('app.html', FURTHER_SECTIONS),
    users: ofApp('users'),
    'data-sync': ofApp('data-sync'),
    settings: ofSettings('general/general-section'),
    'settings-google': ofSettings('google/google-section'),
    'settings-google-connected': ofSettings('google/connected'),
    'settings-google-help': ofSettings('google/google-help'),
    'settings-schedule': ofSettings('schedule/schedule-section'),
    'settings-email': ofSettings('email/email-section'),
    'settings-backups': ofSettings('backups/backups-section'),
    'settings-backups-problems': ofSettings('backups/backup-problems'),
    'settings-backups-restore': ofSettings('backups/restore-dialog'),
    'settings-about': ofSettings('about/about-section'),
    'settings-about-new-version': ofSettings('about/new-version'),
    'documents-media': filesOf('app.html', 'src/screens/documents/media-preview.tsx'),
    // Loaded when a PDF is opened.
    'pdf-viewer': ofApp('documents', 'src/screens/documents/pdf/pdf-viewer.tsx'),
    // Loaded when there is a recording to save, or on the account screen.
    'saved-files': ofApp(
      'account',
      FURTHER_SECTIONS,
      'src/screens/account/device/device-files.tsx',
      screenSource('documents'),
      'src/downloads/saving.tsx',
    ),
    'account-with-notifications': ofApp('account', OWN_NOTIFICATIONS, FURTHER_SECTIONS),
    // A section of the account, and one of the settings.
    notifications: ofApp(
      'account',
      OWN_NOTIFICATIONS,
      screenSource('settings'),
      'src/screens/settings/notifications/notifications-section.tsx',
    ),
    // Loaded once for each new logo.
    'draw-icon': ofSettings('icons/draw-missing-icon'),
    player: filesOf('app.html', 'src/player/player-bar.tsx'),
  };
}
