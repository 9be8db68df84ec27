import type { Manifest } from 'vite';
import { fileFinder, screenFiles } from './screen-files.ts';

/** Only for administrators, and of no use without the server. */
const ADMIN_SOURCES = [
  'src/screens/events/today/admin-tasks.tsx',
  ...['users', 'data-sync', 'settings'].map((name) => `src/screens/${name}/${name}-screen.tsx`),
];
const PDF_VIEWER = 'src/screens/documents/pdf/pdf-viewer.tsx';

/** Loaded with the first of them. */
const PROBLEMS = '../messages/src/en/problems.ts';

export interface ShellFiles {
  /** What the login and the members' screens load, sooner or later. */
  files: string[];
  /** What only the PDF viewer loads. */
  pdfFiles: string[];
}

/** The files that the service worker stores, relative to web/dist. */
export function shellFiles(manifest: Manifest): ShellFiles {
  const find = fileFinder(manifest);
  const findAll = (sources: string[], excluded: string[]) =>
    Object.values(find(sources, excluded)).flat();
  const files = findAll(['app.html', PROBLEMS], [...ADMIN_SOURCES, PDF_VIEWER]);
  const pdfFiles = findAll([PDF_VIEWER], ADMIN_SOURCES).filter((file) => !files.includes(file));
  // The pages have the styles of their first screens inline.
  const { events, 'sign-in': signIn } = screenFiles(manifest);
  const stored = files.filter((file) => !events?.css.includes(file));
  return { files: [...new Set([...stored, ...(signIn?.js ?? [])])], pdfFiles };
}
