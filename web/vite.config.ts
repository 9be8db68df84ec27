import { basename } from 'node:path';
import { CONTACT_SLOT } from '@assembly/contract/contact';
import { PAGE_SLOTS } from '@assembly/contract/page';
import { screens } from '@assembly/contract/paths';
import common from '@assembly/messages/en/common';
import pages from '@assembly/messages/en/pages';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import { adaptPdfJs } from './build/adapt-pdf-js.ts';
import {
  catalogEntries,
  catalogFileName,
  MESSAGES,
  MESSAGES_IN_DEVELOPMENT,
  sharedCatalogChunk,
} from './build/catalogs.ts';
import { customMedia } from './build/custom-media.ts';
import { pdfAssets } from './build/pdf-assets.ts';
import { CSS_TARGETS, SCRIPT_TARGETS } from './build/supported-browsers.ts';
import { fillTexts } from './build/write-page.ts';

const SIGN_IN_PATHS: readonly string[] = [
  screens.root,
  screens.login,
  screens.resetPassword,
  screens.setup,
];

const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;

/** Which of the two pages needs a module for its first render. */
function neededBy(id: string, context: Rolldown.ChunkingContext) {
  const importers = new Set([id]);
  for (const each of importers) {
    for (const importer of context.getModuleInfo(each)?.importers ?? []) importers.add(importer);
  }
  const isUsedBy = (file: string) => [...importers].some((importer) => importer.endsWith(file));
  return {
    signInPage: isUsedBy('/sign-in-page.tsx'),
    appPage: isUsedBy('/app-page.tsx'),
    importers,
  };
}

/** The pages' entry scripts stay separate chunks: the build looks them up. */
const ENTRY = /\/(?:app|sign-in)-page\.tsx$|\.html$/;

/** One chunk for what the app's first render needs: it is loaded together and compresses better. */
function startChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const { signInPage, appPage } = neededBy(id, context);
  if (!appPage || ENTRY.test(id)) return null;
  return signInPage ? 'shared' : 'start';
}

const SCREEN = /\/src\/screens\/([\w-]+)\//;

/** Small modules that are used together: a chunk for each would cost more. */
const GROUPS = {
  library:
    /\/contract\/src\/(?:endpoints\/library|account\/unseen|announcement|document|sermons\/find-sermons|offline|text\/(?:compare-titles|search|title-or))\.ts$|\/src\/(?:unseen\/[\w.-]+|api\/announcements)\.(?:tsx?|css)$/,
  // Of the fields that the login has, the settings need neither these nor its page.
  'own-fields': /\/forms\/(?:password-field|language-select)\.tsx$|\/icons\/eye(?:-off)?\.mjs$/,
  'form-page': /\/forms\/(?:form-page(?:\.module)?|account-fields)\.(?:tsx|css)$/,
  languages: /\/language-names\.ts$/,
  // Only one of the login's dialogs needs it.
  'confirm-dialog': /\/confirm-dialog\.tsx$/,
  account: /\/(?:account\.module|needs-connection(?:\.module)?)\.(?:css|tsx)$/,
  'account-parts':
    /\/screens\/account\/(?:section|own-list|account-query|user-agent|install\/install-prompt|notifications\/notifications-query)\.tsx?$|\/push-subscription\.ts$|\/contract\/src\/(?:account\/account|endpoints\/account|endpoints\/notifications\/notifications)\.ts$/,
  'stored-files': /\/offline\/files\/(?:prefer-server|stored-files)\.ts$/,
  // With what the build adds for its private fields.
  'file-store':
    /\/offline\/files\/file-store\.ts$|\/helpers\/esm\/(?:defineProperty|toPrimitive|toPropertyKey|typeof)\.js$/,
  pager: /\/lists\/pager\.(?:tsx|module\.css)$|\/icons\/chevron-left\.mjs$/,
  files:
    /\/(?:content|download|download-link|format-bytes|save-file|use-online-link|describe-failure)\.tsx?$|\/icons\/(?:calendar-plus|check|download|file-text)\.mjs$/,
  playing:
    /\/src\/(?:player\/(?:now-playing|saved-position|use-playback)|browser\/media-resume)\.ts$|\/icons\/pause\.mjs$/,
  settings: /\/(?:api|endpoints|contract\/src)\/setting(?:s|-table)\.ts$|\/format-list\.ts$/,
  backups: /\/(?:api|endpoints|contract\/src)\/backups\.ts$/,
  sync: /\/src\/sync\/(?!use-connect-google)|\/message-of\.ts$/,
  'settings-form':
    /\/screens\/settings\/(?!settings-screen|unreadable-secrets|send-to-me|no-secret-key)[^/]+\.(?:tsx?|css)$|\/unsaved-changes\.tsx$/,
};

/**
 * Chunks for what only lazy screens share, with the login forms or with each other. What only two or three of them
 * share is left to the bundler, so that no other screen loads it.
 */
function sharedChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const [group] = Object.entries(GROUPS).find(([, pattern]) => pattern.test(id)) ?? [];
  if (group) return group;
  const { signInPage, importers } = neededBy(id, context);
  // Not every form needs the rules for accounts.
  if (signInPage) return id.includes('/contract/') ? 'rules' : 'fields';
  const screens = new Set([...importers].map((importer) => SCREEN.exec(importer)?.[1]));
  screens.delete(undefined);
  return screens.size > 3 ? 'later' : null;
}

/** The chunks whose functions are needed for the first render. */
const START_CHUNKS = ['react', 'shared', 'start'];

/**
 * Chromium compiles a function when it is first called. Told that all of a file's are needed, it compiles them while the
 * file is being loaded, in the background. Other browsers ignore the comment, which must be at the very beginning.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

function compileOnLoad(): Plugin {
  return {
    name: 'compile-on-load',
    apply: 'build',
    generateBundle: {
      // After Vite has added its list of files.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.build.ssr) return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !START_CHUNKS.includes(chunk.name)) continue;
          chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}

/** In development Vite serves the pages: picks the page and fills its slots, as the server does. */
function servePages(): Plugin {
  return {
    name: 'serve-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        // The server renders the documentation.
        const wantsPage = request.headers.accept?.includes('text/html') && !path.endsWith('.md');
        if (wantsPage) request.url = SIGN_IN_PATHS.includes(path) ? '/index.html' : '/app.html';
        next();
      });
    },
    transformIndexHtml: (html) =>
      fillTexts(html, { common, pages })
        .replaceAll(PAGE_SLOTS.assemblyName, 'Our Assembly')
        .replaceAll(CONTACT_SLOT, '')
        .replaceAll(PAGE_SLOTS.timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone)
        .replaceAll(PAGE_SLOTS.basePath, '')
        .replaceAll(PAGE_SLOTS.serviceWorker, 'off'),
  };
}

const ALWAYS_LOADED = /\/(?:react|rolldown-runtime|shared)-[^/]*$/;

const fileByName = new Map<string, string>();

/** Readable names compress better than hashes and do not change with the file's content. */
function scopedName(name: string, file: string): string {
  const sheet = basename(file, '.module.css');
  const first = fileByName.getOrInsert(sheet, file);
  if (first !== file) throw new Error(`${first} and ${file} must have different names.`);
  return `${sheet}-${name}`;
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Relative, so that the app runs below any base path.
  base: './',
  appType: 'mpa',
  plugins: [react(), servePages(), adaptPdfJs(), pdfAssets(), compileOnLoad()],
  resolve: {
    alias: [
      // No list of the app is an infinite query.
      {
        find: './infiniteQueryBehavior.js',
        replacement: `${import.meta.dirname}/build/no-infinite-queries.ts`,
      },
      // What each icon of lucide-react imports.
      {
        find: '../createLucideIcon.mjs',
        replacement: `${import.meta.dirname}/src/ui/create-icon.ts`,
      },
    ],
  },
  // So that the prerendered icons are the same.
  ssr: { noExternal: ['lucide-react'] },
  define: {
    __VERSION__: JSON.stringify(manifest.version),
    __MESSAGES__: JSON.stringify(command === 'build' ? MESSAGES : MESSAGES_IN_DEVELOPMENT),
  },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [customMedia] } },
  worker: { format: 'es', plugins: () => [adaptPdfJs()] },
  build: {
    target: SCRIPT_TARGETS,
    cssTarget: CSS_TARGETS,
    manifest: true,
    // All supported browsers know modulepreload.
    modulePreload: {
      polyfill: false,
      // What a page has loaded before it imports anything need not be listed with each import.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((name) => !ALWAYS_LOADED.test(name)),
    },
    // The Content-Security-Policy does not allow data: URLs.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Sizes have budgets of their own. In kB.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The catalogs' messages are read by what this build does not see.
      preserveEntrySignatures: 'allow-extension',
      input: {
        index: `${import.meta.dirname}/index.html`,
        app: `${import.meta.dirname}/app.html`,
        ...catalogEntries(),
      },
      output: {
        entryFileNames: ({ name }) => catalogFileName(name) ?? 'assets/[name]-[hash].js',
        chunkFileNames: ({ name }) => catalogFileName(name) ?? 'assets/[name]-[hash].js',
        // In file names, eight hex digits are unique enough, and compress better than base64: the first screen and the
        // service worker list dozens of them.
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            // Separate, so that it stays cached when only our own code changes.
            { name: 'react', test: REACT, priority: 2 },
            { name: sharedCatalogChunk, priority: 2, includeDependenciesRecursively: false },
            { name: startChunk, priority: 1, includeDependenciesRecursively: false },
            { name: sharedChunk, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
