// Each part of the web app that is loaded later must load the texts that it reads: component tests have all of them.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../web/src');

const STATIC_IMPORT = /^(?:import|export)\b(?! type\b)[^;]*?'(\.[^']+)';$/gm;
const LAZY_IMPORT = /(withMessages\(\s*)?(?<!typeof )\bimport\('(\.[^']+)'\)((?:,\s*'\w+')*)/g;
const LOADED_FIRST = /\bawait [^;]*?loadMessages\(([^)]*)\)/;
const READ = /(?<![\w/.])t\.(\w+)/g;

interface Module {
  imports: string[];
  /** What it loads later, with which areas of texts. */
  parts: { file: string; areas: string[] }[];
  reads: string[];
}

/** A sentence for each area of texts that is read where it may not be loaded. */
export async function checkMessages(): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: source }));
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')));
  const modules = new Map(files.map((file, at) => [file, readModule(file, texts[at] ?? '')]));

  // Which areas are loaded before each part, whoever loads it.
  const loaded = new Map<string, Set<string>>();
  for (const page of ['app-page.tsx', 'sign-in-page.tsx']) {
    const [, areas = ''] = LOADED_FIRST.exec(texts[files.indexOf(page)] ?? '') ?? [];
    loaded.set(page, new Set(namesIn(areas)));
  }
  const changed = [...loaded.keys()];
  for (const part of changed) {
    const own = loaded.get(part) ?? new Set();
    for (const { file, areas } of reachable(modules, part).flatMap(([, { parts }]) => parts)) {
      const before = loaded.get(file);
      const now = own.union(new Set(areas));
      const inBoth = before?.intersection(now) ?? now;
      if (inBoth.size === before?.size) continue;
      loaded.set(file, inBoth);
      changed.push(file);
    }
  }

  const problems = [...loaded].flatMap(([part, areas]) =>
    reachable(modules, part).flatMap(([file, { reads }]) =>
      reads
        .filter((area) => !areas.has(area))
        .map((area) => `web/src/${file} reads t.${area}, which ${part} is shown without.`),
    ),
  );
  return [...new Set(problems)].sort();
}

function readModule(file: string, text: string): Module {
  const find = (path = '') => join(file, '..', path);
  return {
    imports: [...text.matchAll(STATIC_IMPORT)].map(([, path]) => find(path)),
    parts: [...text.matchAll(LAZY_IMPORT)].map(([, withMessages, path, areas = '']) => ({
      file: find(path),
      // It adds those that all of them share.
      areas: withMessages ? ['shared', ...namesIn(areas)] : [],
    })),
    reads: [...text.matchAll(READ)].map(([, area = '']) => area),
  };
}

const namesIn = (areas: string) => [...areas.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

/** This module and all that it imports at once. */
function reachable(modules: Map<string, Module>, first: string): [string, Module][] {
  const found = new Set([first]);
  for (const file of found) for (const each of modules.get(file)?.imports ?? []) found.add(each);
  return [...modules].filter(([file]) => found.has(file));
}

if (process.argv[1] === import.meta.filename) {
  const problems = await checkMessages();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
