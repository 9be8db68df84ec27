import { type DriveFile, ROOT_ID } from '../data/google-items.ts';
import type { SandboxState } from '../data/sandbox-state.ts';
import { isTrashed } from './drive-resource.ts';
import { invalidParameter } from './google-error.ts';

type Test = (state: SandboxState, file: DriveFile) => boolean;

const quoted = String.raw`'((?:[^'\\]|\\.)*)'`;

/** Each kind of condition `q` may hold; anything else is refused, as Google refuses what it cannot read. */
const conditions: [RegExp, (value: string, sign: string) => Test][] = [
  [
    /^trashed\s*(!?=)\s*(true|false)/,
    (value, sign) => (state, file) =>
      isTrashed(state, file) === ((value === 'true') === (sign === '=')),
  ],
  [
    new RegExp(`^()${quoted}\\s+in\\s+parents`),
    (value) => (_, file) => (file.parents ?? []).includes(value === 'root' ? ROOT_ID : value),
  ],
  [
    new RegExp(`^mimeType\\s*(!?=)\\s*${quoted}`),
    (value, sign) => (_, file) => (file.mimeType === value) === (sign === '='),
  ],
  [
    new RegExp(`^title\\s*(!?=)\\s*${quoted}`),
    (value, sign) => (_, file) => (file.title === value) === (sign === '='),
  ],
];

/** Drive's `q`: conditions joined with `and`. */
export function readDriveQuery(q: string | null): Test {
  if (q === null) return () => true;
  const tests: Test[] = [];
  let rest = q.trim();
  while (rest !== '') {
    const read = readCondition(rest);
    const after = rest.slice(read.length);
    const join = /^\s+and\s+(?=\S)/.exec(after)?.[0] ?? '';
    if (join === '' && after.trim() !== '') throw invalidParameter('q');
    tests.push(read.test);
    rest = after.slice(join.length).trim();
  }
  if (tests.length === 0) throw invalidParameter('q');
  return (state, file) => tests.every((test) => test(state, file));
}

function readCondition(text: string): { length: number; test: Test } {
  for (const [pattern, make] of conditions) {
    const [whole, sign = '=', value = ''] = pattern.exec(text) ?? [];
    if (whole === undefined) continue;
    return { length: whole.length, test: make(value.replaceAll(/\\(.)/g, '$1'), sign) };
  }
  throw invalidParameter('q');
}
