import type { Manifest } from 'vite';
import { inReadersLanguage, readTexts, screenFiles } from './screen-files.ts';

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
  const files = reachableFrom(manifest, ['app.html', PROBLEMS], [...ADMIN_SOURCES, PDF_VIEWER]);
  const pdfFiles = [...reachableFrom(manifest, [PDF_VIEWER], ADMIN_SOURCES)].filter(
    (file) => !files.has(file),
  );
  // The pages have the styles of their first screens inline.
  const { events, 'sign-in': signIn } = screenFiles(manifest);
  const stored = [...files].filter((file) => !events?.css.includes(file));
  return { files: [...new Set([...stored, ...(signIn?.js ?? [])])], pdfFiles };
}

/** The files of sources and of everything that they import, also later, except through the excluded sources. */
function reachableFrom(manifest: Manifest, sources: string[], excluded: string[]): Set<string> {
  const texts = readTexts();
  const files = new Set<string>();
  const seen = new Set(excluded);
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (seen.has(key)) return;
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    seen.add(key);
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = chunk;
    for (const each of [file, ...css, ...assets]) files.add(inReadersLanguage(each));
    [...imports, ...dynamicImports, ...(texts.get(key) ?? [])].forEach(visit);
  };
  sources.forEach(visit);
  return files;
}
