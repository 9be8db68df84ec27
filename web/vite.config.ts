import { PAGE_SLOTS } from '@assembly/contract/page';
import { screens } from '@assembly/contract/paths';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SIGN_IN_PATHS: readonly string[] = [screens.root, screens.login, screens.resetPassword];

/** React and what it needs. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;

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
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
});
