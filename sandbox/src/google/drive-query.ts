import { type DriveFile, ROOT_ID } from '../data/records.ts';
import type { World } from '../data/world.ts';
import { isTrashed } from './drive-shape.ts';
import { invalidParameter } from './google-error.ts';

type Test = (world: World, file: DriveFile) => boolean;

const quoted = String.raw`'((?:[^'\\]|\\.)*)'`;

/** Each kind of condition `q` may hold; anything else is refused, as Google refuses what it cannot read. */
const conditions: [RegExp, (value: string, sign: string) => Test][] = [
  [
    /^trashed\s*(!?=)\s*(true|false)/,
    (value, sign) => (world, file) =>
      isTrashed(world, file) === ((value === 'true') === (sign === '=')),
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
  return (world, file) => tests.every((test) => test(world, file));
}

function readCondition(text: string): { length: number; test: Test } {
  for (const [pattern, make] of conditions) {
    const [whole, sign = '=', value = ''] = pattern.exec(text) ?? [];
    if (whole === undefined) continue;
    return { length: whole.length, test: make(value.replaceAll(/\\(.)/g, '$1'), sign) };
  }
  throw invalidParameter('q');
}
