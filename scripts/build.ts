// Builds the web app into web/dist: prerendered pages, and hashed and compressed assets.
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_SLOTS, SHELL_VERSION_SLOT } from '@assembly/contract/page';
import { LANGUAGES } from '@assembly/messages/language-names';
import { readMessages } from '@assembly/messages/read-messages';
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

/** Returns the markup of each page by its name: see web/src/prerender.tsx. */
type Prerender = (messages: object, language: string) => Record<string, string>;

/** The same components, built for Node, to prerender the pages. */
async function loadPrerender(outDir: string): Promise<Prerender> {
  await runVite({
    outDir,
    ssr: 'src/prerender.tsx',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
  });
  const { prerender } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  return prerender;
}

/** The texts of the pages. */
const PAGE_AREAS = ['common', 'shared', 'fields', 'login', 'pages'] as const;
/** The screens that pages show, if their names differ. The setup's markup is not hydrated, but replaced. */
const SCREENS: Record<string, string> = { 'sign-in': 'login', setup: 'loading' };

async function writePages(
  folder: string,
  needed: Record<string, ScreenFiles>,
  prerender: Prerender,
): Promise<void> {
  const { 'sign-in': signIn, events } = needed as { 'sign-in': ScreenFiles; events: ScreenFiles };
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const prepare = async (file: string, { js, css }: ScreenFiles) => ({
    built: await read(file),
    js,
    css,
    inlineCss: (await Promise.all(css.map(read))).join('').replaceAll('\n', ''),
  });
  const index = await prepare('index.html', signIn);
  // Most people open the app at its first screen, so the page includes that screen's assets.
  const app = await prepare('app.html', events);
  await Promise.all(['index.html', 'app.html'].map((file) => rm(join(folder, file))));

  for (const language of LANGUAGES) {
    const messages = await readMessages(language, PAGE_AREAS);
    const pages = join(folder, 'pages', language);
    await mkdir(pages, { recursive: true });
    for (const [page, markup] of Object.entries(prerender(messages, language))) {
      const { built, js, ...styles } = page === 'app' ? app : index;
      const options = {
        ...styles,
        name: SCREENS[page] ?? page,
        markup,
        js: js.map((file) => file.replace(PAGE_SLOTS.language, language)),
        language,
        messages,
      };
      await writeFile(join(pages, `${page}.html`), writePage(built, options));
    }
  }
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
