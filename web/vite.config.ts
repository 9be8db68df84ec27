import { basename } from 'node:path';
import { PAGE_SLOTS } from '@assembly/contract/page';
import { screens } from '@assembly/contract/paths';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const SIGN_IN_PATHS: readonly string[] = [screens.root, screens.login, screens.resetPassword];

/** React and what it needs. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;

/** Which of the two pages needs a part before it can show anything. */
function neededAt(id: string, context: Rolldown.ChunkingContext) {
  const users = new Set([id]);
  for (const user of users) {
    for (const importer of context.getModuleInfo(user)?.importers ?? []) users.add(importer);
  }
  const isUsedBy = (file: string) => [...users].some((user) => user.endsWith(file));
  return { login: isUsedBy('/sign-in-page.tsx'), start: isUsedBy('/app-page.tsx') };
}

/** The pages' own scripts stay chunks by themselves: the build looks for them. */
const ENTRY = /\/(?:app|sign-in)-page\.tsx$|\.html$/;

/** What the app needs to begin with lies together: it is loaded together, and compresses better so. */
function chunkOfStart(id: string, context: Rolldown.ChunkingContext): string | null {
  const { login, start } = neededAt(id, context);
  if (!start || ENTRY.test(id)) return null;
  return login ? 'shared' : 'start';
}

/** What only later screens share, with each other or with the login's forms, burdens nobody else. */
function chunkOfLater(id: string, context: Rolldown.ChunkingContext): string {
  return neededAt(id, context).login ? 'forms' : 'later';
}

/** In development Vite serves the pages, so it does here what the server does with the built ones. */
function servePages(): Plugin {
  return {
    name: 'serve-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const wantsPage = request.headers.accept?.includes('text/html');
        if (wantsPage) request.url = SIGN_IN_PATHS.includes(path) ? '/index.html' : '/app.html';
        next();
      });
    },
    transformIndexHtml: (html) =>
      html
        .replaceAll(PAGE_SLOTS.assemblyName, 'Our Assembly')
        .replaceAll(PAGE_SLOTS.timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone)
        .replaceAll(PAGE_SLOTS.basePath, ''),
  };
}

const fileCalled = new Map<string, string>();

/** Words that recur weigh less than the hashes that are usual here, and stay what they are when a file changes. */
function scopedName(name: string, file: string): string {
  const sheet = basename(file, '.module.css');
  const first = fileCalled.getOrInsert(sheet, file);
  if (first !== file) throw new Error(`${first} and ${file} need different names.`);
  return `${sheet}-${name}`;
}

export default defineConfig({
  root: import.meta.dirname,
  // Chunks find each other by their own address, so that the app runs below any base path.
  base: './',
  appType: 'mpa',
  plugins: [react(), servePages()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    manifest: true,
    // Every browser we build for knows modulepreload.
    modulePreload: { polyfill: false },
    // The server's Content-Security-Policy knows files, not data addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // How long Vite's own parts took is of no use to whoever starts the app.
      checks: { pluginTimings: false },
      input: ['index.html', 'app.html'].map((page) => `${import.meta.dirname}/${page}`),
      output: {
        codeSplitting: {
          groups: [
            // By itself: it stays in the browser's cache when only our own code has changed.
            { name: 'react', test: REACT, priority: 2 },
            { name: chunkOfStart, priority: 1, includeDependenciesRecursively: false },
            { name: chunkOfLater, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
