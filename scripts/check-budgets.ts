// Compares the size of the built web app with its budgets: what a phone has to load, compressed with brotli.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_SLOTS } from '@assembly/contract/page';
import { LANGUAGES } from '@assembly/messages/language-names';
import { smallestBrotli } from '../web/build/compress-assets.ts';
import type { ScreenFiles } from '../web/build/screen-files.ts';

const dist = join(import.meta.dirname, '../web/dist');

const SERVICE_WORKER = 'service-worker.js';

const KB = 1000;
const BUDGETS = {
  signInPage: 5 * KB,
  signIn: 88 * KB,
  events: 105 * KB,
  furtherScreen: 15 * KB,
  everything: 230 * KB,
  pdfViewer: 520 * KB,
  notifications: 15 * KB,
  serviceWorker: 3.2 * KB,
  savedFiles: 10 * KB,
  drawIcon: 2 * KB,
};

export interface BundleSize {
  what: string;
  bytes: number;
  maxBytes: number;
}

/** A sentence for each exceeded budget. */
export async function checkBudgets(): Promise<string[]> {
  const sizes = await measureBundles();
  return sizes
    .filter(({ bytes, maxBytes }) => bytes > maxBytes)
    .map(({ what, bytes, maxBytes }) => `${what}: ${inKb(bytes)}, budget ${inKb(maxBytes)}`);
}

/** The size of each screen of the built app, and its budget. */
export async function measureBundles(): Promise<BundleSize[]> {
  const {
    'sign-in': signIn,
    setup,
    events,
    'pdf-viewer': pdfViewer,
    'saved-files': savedFiles,
    'draw-icon': drawIcon,
    notifications,
    // Both parts have their own budgets.
    'account-with-notifications': _both,
    ...others
  } = await readScreenFiles();
  const signInFiles = filesOf(signIn);
  const eventsFiles = filesOf(events);
  // Parts of the Google section appear when it is on the screen already.
  const sectionFiles = filesOf(others['settings-google'] ?? { js: [], css: [] });
  const further = Object.entries(others).map(([name, screen]) => {
    const isPart = name.startsWith('settings-google-');
    const loaded = isPart ? [...eventsFiles, ...sectionFiles] : eventsFiles;
    return { name, files: filesOf(screen).filter((file) => !loaded.includes(file)) };
  });
  // It shares chunks with the app, which the person opens next.
  const setupFiles = filesOf(setup).filter(
    (file) => !signInFiles.includes(file) && !eventsFiles.includes(file),
  );
  const screens = new Set(
    [signInFiles, setupFiles, eventsFiles, ...further.map(({ files }) => files)].flat(),
  );
  const beyondScreens = (chunks: ScreenFiles) =>
    filesOf(chunks).filter((file) => !screens.has(file));
  const savedFilesFiles = beyondScreens(savedFiles);
  const drawIconFiles = beyondScreens(drawIcon);
  const notificationsFiles = beyondScreens(notifications);
  const every = new Set([...screens, ...savedFilesFiles, ...drawIconFiles, SERVICE_WORKER]);
  const pdfFiles = [
    ...filesOf(pdfViewer).filter((file) => !every.has(file)),
    ...(await findPdfWorker()),
  ];
  return Promise.all([
    measure('Sign-in page with its CSS', ['pages/en/sign-in.html'], BUDGETS.signInPage),
    measure('Sign-in', signInFiles, BUDGETS.signIn),
    measure('Setup, beyond Sign-in and Events', setupFiles, BUDGETS.furtherScreen),
    ...LANGUAGES.map((language) => {
      const files = eventsFiles.map((file) => file.replace('/en/', `/${language}/`));
      return measure(`Events in ${language}`, files, BUDGETS.events);
    }),
    ...further.map(({ name, files }) =>
      measure(`Screen ${name}, beyond Events`, files, BUDGETS.furtherScreen),
    ),
    measure('Saved files, beyond all screens', savedFilesFiles, BUDGETS.savedFiles),
    measure('Drawing of the icon, beyond all screens', drawIconFiles, BUDGETS.drawIcon),
    measure('Service worker', [SERVICE_WORKER], BUDGETS.serviceWorker),
    measure('Everything', [...every], BUDGETS.everything),
    measure('Notifications, not included in everything', notificationsFiles, BUDGETS.notifications),
    measure('PDF viewer, not included in everything', pdfFiles, BUDGETS.pdfViewer),
  ]);
}

type Screens = Record<
  'sign-in' | 'setup' | 'events' | 'pdf-viewer' | 'saved-files' | 'draw-icon' | 'notifications',
  ScreenFiles
> &
  Record<string, ScreenFiles>;

async function readScreenFiles(): Promise<Screens> {
  const files = await readFile(join(dist, 'screen-files.json'), 'utf8');
  return JSON.parse(files.replaceAll(PAGE_SLOTS.language, 'en'));
}

/** Vite's manifest does not list workers. */
async function findPdfWorker(): Promise<string[]> {
  const assets = await readdir(join(dist, 'assets'));
  const workers = assets.filter((file) => /^pdf-worker-.*\.js$/.test(file));
  if (workers.length !== 1) throw new Error('The build must have one worker for PDFs.');
  return workers.map((file) => `assets/${file}`);
}

const filesOf = ({ js, css }: ScreenFiles) => [...js, ...css];

async function measure(what: string, files: string[], maxBytes: number): Promise<BundleSize> {
  const sizes = await Promise.all(files.map(compressedSize));
  return { what, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0), maxBytes };
}

/** As the build has compressed it; pages are compressed by the server. */
async function compressedSize(file: string): Promise<number> {
  const path = join(dist, file);
  const built = await stat(`${path}.br`).catch(() => null);
  return built?.size ?? (await smallestBrotli(await readFile(path))).length;
}

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

if (process.argv[1] === import.meta.filename) {
  const sizes = await measureBundles();
  for (const { what, bytes, maxBytes } of sizes) {
    console.log(`${inKb(bytes).padStart(9)} of ${inKb(maxBytes).padStart(8)}  ${what}`);
  }
  process.exitCode = sizes.some(({ bytes, maxBytes }) => bytes > maxBytes) ? 1 : 0;
}
