import { PAGE_SLOTS } from '@assembly/contract/page';
import { screens } from '@assembly/contract/paths';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const SIGN_IN_PATHS: readonly string[] = [screens.root, screens.login, screens.resetPassword];

/** React and what it needs. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * Into which chunk a part goes that several screens share. Nobody who logs in loads what only the
 * app needs, and nobody who opens the app what its first screen does without.
 */
function chunkOfShared(id: string, context: Rolldown.ChunkingContext): string {
  const users = new Set([id]);
  for (const user of users) {
    for (const importer of context.getModuleInfo(user)?.importers ?? []) users.add(importer);
  }
  const isUsedBy = (...files: string[]) =>
    files.some((file) => [...users].some((user) => user.endsWith(`/${file}`)));
  const atLogin = isUsedBy('sign-in-page.tsx');
  const atStart = isUsedBy('app-page.tsx', 'events-screen.tsx');
  if (atStart) return atLogin ? 'shared' : 'shared-app';
  return atLogin ? 'shared-forms' : 'shared-later';
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

export default defineConfig({
  root: import.meta.dirname,
  // Chunks find each other by their own address, so that the app runs below any base path.
  base: './',
  appType: 'mpa',
  plugins: [react(), servePages()],
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
            { name: 'react', test: REACT, priority: 1 },
            { name: chunkOfShared, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
