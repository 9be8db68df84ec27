import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_AREAS } from '@assembly/messages/catalog';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'messages/src');
const PREFIX = 'messages/';

/** The files of the languages that the browser reads, such as `de/events.ts`. */
const files = globSync('*/*.ts', {
  cwd: SOURCES,
  exclude: ['pages', ...SERVER_AREAS].map((area) => `*/${area}.ts`),
}).sort();

/** What the built catalogs depend on, the versions of the build's tools included. */
const DEPENDENCIES = [
  'messages/src/**/*.ts',
  'web/{vite.config,build/catalogs}.ts',
  'package-lock.json',
];

/**
 * The name of the folder with the built catalogs, which changes with any of them: a page needs to know only this name to
 * load the texts of any screen in any language. Browsers keep the files for good, so they refer to nothing outside of it.
 */
const version = hash(
  'sha256',
  globSync(DEPENDENCIES, { cwd: ROOT })
    .sort()
    .map((file) => `${file}\0${readFileSync(join(ROOT, file), 'utf8')}`)
    .join('\0'),
).slice(0, 8);

/** Where the web app finds the catalogs, below the base path. */
export const MESSAGES = { folder: `/assets/messages-${version}`, extension: '.js' };
export const MESSAGES_IN_DEVELOPMENT = { folder: `/@fs${SOURCES}`, extension: '.ts' };

/** Each area is an entry of the build, and so a chunk. */
export const catalogEntries = (): Record<string, string> =>
  Object.fromEntries(
    files
      .filter((file) => !sharedCatalogChunk(join(SOURCES, file)))
      .map((file) => [PREFIX + file.replace(/\.ts$/, ''), join(SOURCES, file)]),
  );

/** The chunk of a module that several catalogs share: those of one language, or all of them. */
export function sharedCatalogChunk(id: string): string | null {
  const [, name] = /\/messages\/src\/(words-for|[\w-]+\/language)\.ts$/.exec(id) ?? [];
  return name ? PREFIX + name : null;
}

/** The file of such an entry or chunk; undefined for the others. */
export const catalogFileName = (entry: string): string | undefined =>
  entry.startsWith(PREFIX)
    ? `${MESSAGES.folder.slice(1)}/${entry.slice(PREFIX.length)}${MESSAGES.extension}`
    : undefined;
