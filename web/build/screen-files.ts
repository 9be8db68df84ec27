import { PAGE_SLOTS } from '@assembly/contract/page';
import type { Area } from '@assembly/messages/catalog';
import type { Manifest } from 'vite';
import { MESSAGES } from './catalogs.ts';

/** The files that a screen needs before it can be shown, relative to web/dist. */
export interface ScreenFiles {
  js: string[];
  css: string[];
}

/** The chunks of these sources and everything they import, entry first. */
function filesOf(manifest: Manifest, ...sources: string[]): ScreenFiles {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (js.has(chunk.file)) return;
    js.add(chunk.file);
    chunk.imports?.forEach(visit);
    // After those of its imports, so that a screen's styles override shared ones.
    for (const file of chunk.css ?? []) css.add(file);
  };
  sources.forEach(visit);
  // The texts are those of the reader's language, which the server fills in.
  const inEnglish = `${MESSAGES.folder.slice(1)}/en/`;
  const inAny = inEnglish.replace('/en/', `/${PAGE_SLOTS.language}/`);
  return { js: [...js].map((file) => file.replace(inEnglish, inAny)), css: [...css] };
}

const texts = (area: Area) => `../messages/src/en/${area}.ts`;

/** What every screen needs behind the login. */
const APP = ['app.html', texts('common'), texts('app'), texts('events')];

/** What every part needs that is loaded later. */
const LATER = [...APP, texts('shared')];

/** Parts of the account. */
const OWN_NOTIFICATIONS = 'src/screens/account/notifications/notifications.tsx';
const FURTHER_SECTIONS = 'src/screens/account/further-sections.tsx';
const FURTHER_TEXTS: Area[] = ['ownAccount', 'fields', 'sessions'];

const screenSource = (name: string) => `src/screens/${name}/${name}-screen.tsx`;

/** The files of each screen by its name, for preload links and size budgets. */
export function screenFiles(manifest: Manifest): Record<string, ScreenFiles> {
  const ofApp = (screen: string, ...areas: Area[]) =>
    filesOf(manifest, ...LATER, screenSource(screen), ...areas.map(texts));
  const ofSettings = (part: string, ...areas: Area[]) =>
    filesOf(
      manifest,
      ...LATER,
      screenSource('settings'),
      `src/screens/settings/${part}.tsx`,
      texts('settings'),
      texts('settingFields'),
      ...areas.map(texts),
    );
  const signIn = ['index.html', texts('common'), texts('shared'), texts('fields'), texts('login')];
  return {
    'sign-in': filesOf(manifest, ...signIn),
    setup: filesOf(
      manifest,
      ...signIn,
      screenSource('setup'),
      texts('setup'),
      texts('assembly'),
      texts('problems'),
    ),
    events: filesOf(manifest, ...APP),
    'events-month': filesOf(
      manifest,
      ...LATER,
      'src/screens/events/month/month-view.tsx',
      texts('event'),
    ),
    announcements: ofApp('announcements', 'announcements'),
    sermons: ofApp('sermons', 'sermons'),
    documents: ofApp('documents', 'documents'),
    account: ofApp('account', 'account'),
    'account-further-sections': filesOf(
      manifest,
      ...LATER,
      FURTHER_SECTIONS,
      ...FURTHER_TEXTS.map(texts),
    ),
    users: ofApp('users', 'users'),
    'data-sync': ofApp('data-sync', 'sync', 'connection', 'googleErrors', 'syncErrors'),
    settings: ofSettings('general/general-section', 'general', 'assembly'),
    'settings-google': ofSettings('google/google-section', 'google'),
    'settings-google-connected': ofSettings(
      'google/connected',
      'google',
      'googleConnected',
      'whatToSync',
      'connection',
      'googleErrors',
      'syncErrors',
    ),
    'settings-google-help': ofSettings('google/google-help', 'google', 'googleHelp'),
    'settings-schedule': ofSettings('schedule/schedule-section', 'schedule'),
    'settings-email': ofSettings('email/email-section', 'email'),
    'settings-about': ofSettings('about/about-section', 'about'),
    'documents-media': filesOf(
      manifest,
      ...LATER,
      texts('documents'),
      'src/screens/documents/media-preview.tsx',
    ),
    // Loaded when a PDF is opened.
    'pdf-viewer': filesOf(
      manifest,
      ...LATER,
      screenSource('documents'),
      texts('documents'),
      'src/screens/documents/pdf/pdf-viewer.tsx',
      texts('pdf'),
    ),
    // Loaded when there is a recording to save, or on the account screen.
    'saved-files': filesOf(
      manifest,
      ...LATER,
      screenSource('account'),
      texts('account'),
      FURTHER_SECTIONS,
      ...FURTHER_TEXTS.map(texts),
      'src/screens/account/device/device-files.tsx',
      texts('device'),
      screenSource('documents'),
      texts('documents'),
      'src/downloads/saving.tsx',
      texts('downloads'),
    ),
    'account-with-notifications': filesOf(
      manifest,
      ...LATER,
      screenSource('account'),
      texts('account'),
      OWN_NOTIFICATIONS,
      texts('notifications'),
      FURTHER_SECTIONS,
      ...FURTHER_TEXTS.map(texts),
    ),
    // A section of the account, and one of the settings.
    notifications: filesOf(
      manifest,
      ...LATER,
      screenSource('account'),
      texts('account'),
      OWN_NOTIFICATIONS,
      texts('notifications'),
      texts('sessions'),
      screenSource('settings'),
      texts('settings'),
      texts('settingFields'),
      'src/screens/settings/notifications/notifications-section.tsx',
      texts('delivery'),
    ),
    // Loaded once for each new logo.
    'draw-icon': ofSettings('icons/draw-missing-icon'),
    player: filesOf(manifest, ...LATER, 'src/player/player-bar.tsx', texts('player')),
  };
}
