import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src');

const STATIC_IMPORT = /^(?:import|export)\b(?! type\b)[^;]*?'(\.[^']+)';$/gm;
const LAZY_IMPORT = /(withMessages\(\s*)?(?<!typeof )\bimport\('(\.[^']+)'\)((?:,\s*'\w+')*)/g;
const LOAD = /\bawait [^;]*?loadMessages\(([^)]*)\)/g;
const READ = /(?<![\w/.])t\.(\w+)/g;

interface Module {
  imports: string[];
  /** What it loads later, with which areas of texts. */
  parts: { file: string; areas: string[] }[];
  /** The areas that it loads itself. */
  loads: string[];
  reads: string[];
}

/** What each module of web/src loads, and which texts it reads. */
export function readModules(): Map<string, Module> {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*', 'testing'] });
  return new Map(files.map((file) => [file, readModule(file)]));
}

function readModule(file: string): Module {
  const text = readFileSync(join(source, file), 'utf8');
  const find = (path = '') => join(file, '..', path);
  return {
    imports: [...text.matchAll(STATIC_IMPORT)].map(([, path]) => find(path)),
    parts: [...text.matchAll(LAZY_IMPORT)].map(([, withMessages, path, areas = '']) => ({
      file: find(path),
      // It adds those that all of them share.
      areas: withMessages ? ['shared', ...namesIn(areas)] : [],
    })),
    loads: [...text.matchAll(LOAD)].flatMap(([, areas = '']) => namesIn(areas)),
    reads: [...text.matchAll(READ)].map(([, area = '']) => area),
  };
}

const namesIn = (areas: string) => [...areas.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
