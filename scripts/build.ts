// Builds the web app into web/dist: prerendered pages, and hashed and compressed assets.
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_SLOTS, SHELL_VERSION_SLOT } from '@assembly/contract/page';
import type { Area, Messages } from '@assembly/messages/catalog';
import { LANGUAGES } from '@assembly/messages/language-names';
import type { InlineConfig, Manifest } from 'vite';
import { compressAssets } from '../web/build/compress-assets.ts';
import { type ScreenFiles, screenFiles } from '../web/build/screen-files.ts';
import { type ShellFiles, shellFiles } from '../web/build/shell-files.ts';
import { SCRIPT_TARGETS } from '../web/build/supported-browsers.ts';
import { writePage } from '../web/build/write-page.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'web');
const dist = join(web, 'dist');
/** Hidden, so it is not served. */
const STAMP = '.build-stamp';

/** Everything that the built app depends on. */
const SOURCES = [
  'web/{index,app}.html',
  'web/{vite.config.ts,package.json}',
  'web/{build,public,service-worker,src}/**/*.*',
  '{contract,messages}/src/**/*.ts',
  'scripts/build.ts',
  'package-lock.json',
];
const NOT_SOURCES = /\.test\.tsx?$/;

/** Builds only if a source has changed since web/dist was built. */
export async function buildWebIfChanged(): Promise<void> {
  const stamp = await hashSources();
  if ((await readStamp()) === stamp) return;
  console.log('Building the web app.');
  await buildInto(dist, stamp);
}

export async function buildWeb(): Promise<void> {
  await buildInto(dist, await hashSources());
}

/** Builds into another folder first, so that a failed build leaves the old one intact. */
async function buildInto(folder: string, stamp: string): Promise<void> {
  const work = join(web, '.cache', `build-${process.pid}`);
  const fresh = join(work, 'dist');
  try {
    const manifest = await buildClient(fresh);
    const needed = screenFiles(manifest);
    await writePages(fresh, needed, await loadPrerender(join(work, 'prerender')));
    await compressAssets(fresh);
    await buildWorkers(fresh, shellFiles(manifest));
    await writeFile(join(fresh, 'screen-files.json'), JSON.stringify(needed, null, 2));
    await writeFile(join(fresh, STAMP), stamp);
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function buildClient(outDir: string): Promise<Manifest> {
  await mkdir(outDir, { recursive: true });
  await runVite({ outDir });
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  await rm(join(outDir, '.vite'), { recursive: true });
  return manifest;
}

/** As classic scripts: Firefox 115 has no service workers that are modules. */
async function buildWorkers(outDir: string, { files, pdfFiles }: ShellFiles): Promise<void> {
  for (const name of ['service-worker', 'remove-worker']) {
    await build({
      configFile: false,
      logLevel: 'warn',
      define: {
        __SHELL_FILES__: JSON.stringify(files),
        __PDF_FILES__: JSON.stringify(pdfFiles),
        [SHELL_VERSION_SLOT]: JSON.stringify(SHELL_VERSION_SLOT),
        [PAGE_SLOTS.language]: JSON.stringify(PAGE_SLOTS.language),
      },
      build: {
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        target: SCRIPT_TARGETS,
        reportCompressedSize: false,
        rolldownOptions: {
          input: join(web, `service-worker/${name}.ts`),
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    });
  }
}

/** What web/src/prerender.tsx exports. */
interface Prerender {
  setMessages: (messages: object, language: string) => void;
  prerenderSignIn: (screen: 'login' | 'not-set-up' | 'reset-password') => string;
  prerenderSetup: () => string;
  prerenderApp: () => string;
}

/** The same components, built for Node, to prerender the pages. */
async function loadPrerender(outDir: string): Promise<Prerender> {
  await runVite({
    outDir,
    ssr: 'src/prerender.tsx',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

async function writePages(
  folder: string,
  needed: Record<string, ScreenFiles>,
  { setMessages, prerenderApp, prerenderSetup, prerenderSignIn }: Prerender,
): Promise<void> {
  const { 'sign-in': signIn, events } = needed as { 'sign-in': ScreenFiles; events: ScreenFiles };
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const cssOf = async ({ css }: ScreenFiles) =>
    (await Promise.all(css.map(read))).join('').replaceAll('\n', '');
  const [index, app] = [await read('index.html'), await read('app.html')];
  const [signInCss, appCss] = [await cssOf(signIn), await cssOf(events)];
  await Promise.all(['index.html', 'app.html'].map((file) => rm(join(folder, file))));

  for (const language of LANGUAGES) {
    const messages = await readMessages(language);
    setMessages(messages, language);
    const pages = join(folder, 'pages', language);
    await mkdir(pages, { recursive: true });
    const inLanguage = ({ js, css }: ScreenFiles) => ({
      js: js.map((file) => file.replace(PAGE_SLOTS.language, language)),
      css,
    });
    const write = (file: string, built: string, name: string, markup: string) => {
      const [files, inlineCss] = built === app ? [events, appCss] : [signIn, signInCss];
      const options = { name, markup, files: inLanguage(files), inlineCss, language, messages };
      return writeFile(join(pages, `${file}.html`), writePage(built, options));
    };
    await write('sign-in', index, 'login', prerenderSignIn('login'));
    await write('not-set-up', index, 'not-set-up', prerenderSignIn('not-set-up'));
    await write('reset-password', index, 'reset-password', prerenderSignIn('reset-password'));
    // Not the name of a screen, because this markup is replaced rather than hydrated.
    await write('setup', index, 'loading', prerenderSetup());
    // Most people open the app at its first screen, so the page includes that screen's assets.
    await write('app', app, 'app', prerenderApp());
  }
}

/** The texts of the pages, with the same marks of direction as in the browser: hydration compares them. */
async function readMessages(language: string) {
  const read = async <Name extends Area>(area: Name): Promise<Messages[Name]> =>
    (await import(`@assembly/messages/${language}/${area}`)).default;
  return {
    common: await read('common'),
    shared: await read('shared'),
    fields: await read('fields'),
    login: await read('login'),
    pages: await read('pages'),
  };
}

/** On demand: a start that finds everything built keeps Vite out of memory. */
async function build(config: InlineConfig): Promise<void> {
  const vite = await import('vite');
  await vite.build(config);
}

async function runVite(options: InlineConfig['build']): Promise<void> {
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { emptyOutDir: true, ...options },
  });
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const files = await Array.fromAsync(glob(SOURCES, { cwd: root }));
  for (const file of files.filter((file) => !NOT_SOURCES.test(file)).sort()) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function readStamp(): Promise<string | null> {
  return readFile(join(dist, STAMP), 'utf8').catch(() => null);
}

if (process.argv[1] === import.meta.filename) {
  await buildWeb();
  console.log('The web app is built: web/dist.');
}
