import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../../messages/src');
const PREFIX = 'messages/';

/** The files of the languages, such as `de/events.ts`. */
const files = globSync('*/*.ts', { cwd: SOURCES }).sort();

/**
 * The name of the folder with the built catalogs, which changes with any of them: a page needs to know only this name to
 * load the texts of any screen in any language.
 */
const version = hash(
  'sha256',
  globSync('**/*.ts', { cwd: SOURCES })
    .sort()
    .map((file) => `${file}\0${readFileSync(join(SOURCES, file), 'utf8')}`)
    .join('\0'),
).slice(0, 8);

/** Where the web app finds the catalogs, below the base path. */
export const MESSAGES = { folder: `/assets/messages-${version}`, extension: '.js' };
export const MESSAGES_IN_DEVELOPMENT = { folder: `/@fs${SOURCES}`, extension: '.ts' };

/** Each file is an entry of the build, and so a chunk. */
export const catalogEntries = (): Record<string, string> =>
  Object.fromEntries(
    files.map((file) => [PREFIX + file.replace(/\.ts$/, ''), join(SOURCES, file)]),
  );

/** The built files of one language, except for some areas. */
export const catalogFiles = (language: string, excluded: string[]): string[] =>
  files
    .filter((file) => file.startsWith('en/'))
    .map((file) => file.slice('en/'.length, -'.ts'.length))
    .filter((area) => !excluded.includes(area))
    .map((area) => `${MESSAGES.folder.slice(1)}/${language}/${area}${MESSAGES.extension}`);

/** The file of such an entry; undefined for the others. */
export const catalogFileName = (entry: string): string | undefined =>
  entry.startsWith(PREFIX)
    ? `${MESSAGES.folder.slice(1)}/${entry.slice(PREFIX.length)}${MESSAGES.extension}`
    : undefined;
