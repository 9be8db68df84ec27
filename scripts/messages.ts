// What is left to translate: `messages.ts [export LANGUAGE | import LANGUAGE FILE]`; see docs/translating.md.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES } from '@assembly/messages/language-names';
import { type Entry, readCatalog } from './read-catalog.ts';

const root = join(import.meta.dirname, '..');
const SOURCES = '{contract,web,server}/{src,build,service-worker}/**/*.{ts,tsx}';

const fileOf = (language: string, area: string) =>
  join(root, 'messages/src', language, `${area}.ts`);

const areas = globSync('*.ts', { cwd: join(root, 'messages/src/en') })
  .map((file) => basename(file, '.ts'))
  .filter((area) => area !== 'language')
  .sort();

/** All messages of a language, by names such as `users.buttons.approve`. */
function readLanguage(language: string): Map<string, Entry> {
  const messages = new Map<string, Entry>();
  for (const area of areas) {
    const file = fileOf(language, area);
    if (!existsSync(file)) continue;
    const catalog = readCatalog(file, readFileSync(file, 'utf8'));
    for (const [name, entry] of catalog) messages.set(`${area}.${name}`, entry);
  }
  return messages;
}

const english = readLanguage('en');

/** What a language lacks; prints what somebody should look at. */
function report(language: string): string[] {
  const messages = readLanguage(language);
  const missing = [...english.keys()].filter((name) => !messages.has(name));
  const same: string[] = [];
  const tooLong: string[] = [];
  for (const [name, { text, isText }] of messages) {
    const original = english.get(name);
    if (!isText || !original?.isText) continue;
    if (text === original.text && /\p{L}{2}/u.test(text)) same.push(`${name}: ${text}`);
    if ([...text].length > longestFor(original)) tooLong.push(`${name}: ${text}`);
  }
  print(`${language}: missing`, missing);
  print(`${language}: the same as in English`, same);
  print(`${language}: maybe too long`, tooLong);
  return missing;
}

/** As the comment says, else 80 % longer than in English; a short text may be 12 letters longer. */
function longestFor({ text, comment }: Entry): number {
  const [, limit] = /at most (?:about )?(\d+) letters/.exec(comment) ?? [];
  return limit ? Number(limit) : Math.max(text.length * 1.8, text.length + 12);
}

/** No source file has a word like this name, or reads the whole object that the message is in. */
function findUnused(): string[] {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !file.includes('.test.'));
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const read = new Set(source.matchAll(/\w+/g).map(([word]) => word));
  const readWhole = new Set(source.matchAll(/\.(\w+)(?![\w.]|\s*\.)/g).map(([, name]) => name));
  return [...english.keys()].filter((name) => {
    const path = name.split('.');
    return !read.has(path.at(-1) ?? '') && !path.slice(1, -1).some((part) => readWhole.has(part));
  });
}

function print(title: string, lines: string[]): void {
  if (lines.length > 0) console.log([`${title} (${lines.length})`, ...lines].join('\n  '));
}

function exportMessages(language: string): void {
  const messages = readLanguage(language);
  const rows = [...english].map(([name, { text, comment }]) => [
    name,
    { ...(comment && { comment }), en: text, text: messages.get(name)?.text ?? '' },
  ]);
  console.log(JSON.stringify(Object.fromEntries(rows), null, 2));
}

function importMessages(language: string, exportedFile: string): void {
  const rows: Record<string, { text: string }> = JSON.parse(readFileSync(exportedFile, 'utf8'));
  for (const area of areas) {
    const file = fileOf(language, area);
    let source = readFileSync(existsSync(file) ? file : fileOf('en', area), 'utf8');
    // From the end, so that the positions before stay the same.
    for (const [name, entry] of [...readCatalog(file, source)].reverse()) {
      const text = rows[`${area}.${name}`]?.text;
      if (!text || text === entry.text) continue;
      const value = entry.isText ? JSON.stringify(text) : text;
      source = source.slice(0, entry.start) + value + source.slice(entry.end);
    }
    readCatalog(file, source);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, source);
  }
  execFileSync('biome', ['format', '--write', join(root, 'messages/src', language)]);
}

const [command, language = '', file = ''] = process.argv.slice(2);
if (command === 'export') exportMessages(language);
else if (command === 'import') importMessages(language, file);
else {
  print('unused', findUnused());
  const missing = LANGUAGES.filter((one) => one !== 'en').flatMap(report);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
