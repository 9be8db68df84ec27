import type { Manifest } from 'vite';

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
  return { js: [...js], css: [...css] };
}

/** The first section of the account. */
const OWN_NOTIFICATIONS = 'src/screens/account/notifications/notifications.tsx';

const screenSource = (name: string) => `src/screens/${name}/${name}-screen.tsx`;

/** The files of each screen by its name, for preload links and size budgets. */
export function screenFiles(manifest: Manifest): Record<string, ScreenFiles> {
  const ofApp = (screen: string) => filesOf(manifest, 'app.html', screenSource(screen));
  const ofSettings = (part: string) =>
    filesOf(manifest, 'app.html', screenSource('settings'), `src/screens/settings/${part}.tsx`);
  return {
    'sign-in': filesOf(manifest, 'index.html'),
    setup: filesOf(manifest, 'index.html', screenSource('setup')),
    events: filesOf(manifest, 'app.html'),
    'events-month': filesOf(manifest, 'app.html', 'src/screens/events/month/month-view.tsx'),
    announcements: ofApp('announcements'),
    sermons: ofApp('sermons'),
    documents: ofApp('documents'),
    account: ofApp('account'),
    users: ofApp('users'),
    'data-sync': ofApp('data-sync'),
    settings: ofSettings('general/general-section'),
    'settings-google': ofSettings('google/google-section'),
    'settings-google-connected': ofSettings('google/connected'),
    'settings-google-help': ofSettings('google/google-help'),
    'settings-schedule': ofSettings('schedule/schedule-section'),
    'settings-email': ofSettings('email/email-section'),
    'settings-about': ofSettings('about/about-section'),
    // Loaded when a PDF is opened.
    'pdf-viewer': filesOf(
      manifest,
      'app.html',
      screenSource('documents'),
      'src/screens/documents/pdf/pdf-viewer.tsx',
    ),
    // Loaded when there is a recording to save, or on the account screen.
    'saved-files': filesOf(
      manifest,
      'app.html',
      screenSource('account'),
      'src/screens/account/device/device-files.tsx',
      screenSource('documents'),
      'src/downloads/saving.tsx',
    ),
    'account-with-notifications': filesOf(
      manifest,
      'app.html',
      screenSource('account'),
      OWN_NOTIFICATIONS,
    ),
    // A section of the account, and one of the settings.
    notifications: filesOf(
      manifest,
      'app.html',
      screenSource('account'),
      OWN_NOTIFICATIONS,
      screenSource('settings'),
      'src/screens/settings/notifications/notifications-section.tsx',
    ),
    // Loaded once for each new logo.
    'draw-icon': ofSettings('icons/draw-missing-icon'),
    player: filesOf(manifest, 'app.html', 'src/player/player-bar.tsx'),
  };
}
