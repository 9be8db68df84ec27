import { type DriveFile, ROOT_ID } from '../data/google-items.ts';
import type { SandboxState } from '../data/sandbox-state.ts';
import { isTrashed } from './drive-resource.ts';
import { invalidParameter } from './google-error.ts';

type Condition = (state: SandboxState, file: DriveFile) => boolean;

const quoted = String.raw`'((?:[^'\\]|\\.)*)'`;
const inParents = String.raw`'(?:[^'\\]|\\.)*'\s+in\s+parents`;
const isIn = (file: DriveFile, folder: string) =>
  (file.parents ?? []).includes(folder === 'root' ? ROOT_ID : folder);

/** The conditions that `q` may contain; anything else is refused, as Google does. */
const conditions: [RegExp, (value: string, operator: string) => Condition][] = [
  [
    /^trashed\s*(!?=)\s*(true|false)/,
    (value, operator) => (state, file) =>
      isTrashed(state, file) === ((value === 'true') === (operator === '=')),
  ],
  [new RegExp(`^()${quoted}\\s+in\\s+parents`), (value) => (_, file) => isIn(file, value)],
  [
    new RegExp(`^()\\((${inParents}(?:\\s+or\\s+${inParents})*)\\)`),
    (value) => (_, file) =>
      value.split(/\s+or\s+/).some((each) => isIn(file, each.split("'")[1] ?? '')),
  ],
  [
    new RegExp(`^mimeType\\s*(!?=)\\s*${quoted}`),
    (value, operator) => (_, file) => (file.mimeType === value) === (operator === '='),
  ],
  [
    new RegExp(`^title\\s*(!?=)\\s*${quoted}`),
    (value, operator) => (_, file) => (file.title === value) === (operator === '='),
  ],
  [
    new RegExp(`^title\\s+()contains\\s+${quoted}`),
    (value) => (_, file) => startsWord(file.title, value),
  ],
  [/^()(sharedWithMe)/, () => (_, file) => (file.parents ?? []).length === 0],
];

/** Google finds text at the beginning of words only, whatever its case. */
function startsWord(title: string, text: string): boolean {
  const start = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}`, 'iu');
  return start.test(title);
}

/** Drive's `q`: conditions joined with `and`. */
export function parseDriveQuery(q: string | null): Condition {
  if (q === null) return () => true;
  const parsed: Condition[] = [];
  let rest = q.trim();
  while (rest !== '') {
    const read = parseCondition(rest);
    const after = rest.slice(read.length);
    const join = /^\s+and\s+(?=\S)/.exec(after)?.[0] ?? '';
    if (join === '' && after.trim() !== '') throw invalidParameter('q');
    parsed.push(read.condition);
    rest = after.slice(join.length).trim();
  }
  if (parsed.length === 0) throw invalidParameter('q');
  return (state, file) => parsed.every((condition) => condition(state, file));
}

function parseCondition(text: string): { length: number; condition: Condition } {
  for (const [pattern, make] of conditions) {
    const [whole, operator = '=', value = ''] = pattern.exec(text) ?? [];
    if (whole === undefined) continue;
    return { length: whole.length, condition: make(value.replaceAll(/\\(.)/g, '$1'), operator) };
  }
  throw invalidParameter('q');
}
