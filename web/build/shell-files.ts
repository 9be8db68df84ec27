import { PAGE_SLOTS } from '@assembly/contract/page';
import type { Area } from '@assembly/messages/catalog';
import type { Manifest } from 'vite';
import { catalogFiles } from './catalogs.ts';
import { screenFiles } from './screen-files.ts';

/** Only for administrators, and of no use without the server. */
const ADMIN_SOURCES = [
  'src/screens/events/today/admin-tasks.tsx',
  ...['users', 'data-sync', 'settings'].map((name) => `src/screens/${name}/${name}-screen.tsx`),
];
const PDF_VIEWER = 'src/screens/documents/pdf/pdf-viewer.tsx';

/** What only these show. */
const ADMIN_TEXTS: (Area | 'language')[] = [
  'about',
  'activity',
  'assembly',
  'connection',
  'delivery',
  'email',
  'general',
  'google',
  'googleConnected',
  'googleErrors',
  'googleHelp',
  'invite',
  'schedule',
  'settingFaults',
  'settingFields',
  'settings',
  'setup',
  'sync',
  'syncErrors',
  'tasks',
  'unreadableSecrets',
  'users',
  'whatToSync',
];

export interface ShellFiles {
  /** What the login and the members' screens load, sooner or later. */
  files: string[];
  /** What only the PDF viewer loads. */
  pdfFiles: string[];
}

/** The files that the service worker stores, relative to web/dist. */
export function shellFiles(manifest: Manifest): ShellFiles {
  const files = reachableFrom(manifest, 'app.html', [...ADMIN_SOURCES, PDF_VIEWER]);
  const pdfFiles = [...reachableFrom(manifest, PDF_VIEWER, ADMIN_SOURCES)].filter(
    (file) => !files.has(file),
  );
  // The pages have the styles of their first screens inline.
  const { events, 'sign-in': signIn } = screenFiles(manifest);
  const stored = [...files].filter((file) => !events?.css.includes(file));
  const texts = catalogFiles(PAGE_SLOTS.language, ADMIN_TEXTS);
  return { files: [...new Set([...stored, ...(signIn?.js ?? []), ...texts])], pdfFiles };
}

/** The files of a source and of everything that it imports, also later, except through the excluded sources. */
function reachableFrom(manifest: Manifest, source: string, excluded: string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set(excluded);
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (seen.has(key)) return;
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(source);
  return files;
}
