import { cleanText } from '../sync/clean-text.ts';

export const NODES = ['Users', 'Events', 'Tasks', 'Drive'] as const;
export type NodeName = (typeof NODES)[number];

/** A record that was not imported, and why. */
export interface TreeLeftOut {
  node: NodeName;
  id: string;
  title: string;
  reason: string;
}

export type Fields = Record<string, unknown>;

/**
 * Converts each record of a node. `convert` returns a string to leave the record out: the reason. Firebase exports an
 * object whose keys are small integers as an array, with null for the missing ones.
 */
export function convertNode<Rec>(
  name: NodeName,
  node: unknown,
  leftOut: TreeLeftOut[],
  convert: (id: string, fields: Fields, position: number) => Rec | string,
): Rec[] {
  const records: Rec[] = [];
  const entries = typeof node === 'object' ? Object.entries(node ?? {}) : [['', node] as const];
  for (const [id, fields] of entries) {
    if (fields === null || fields === undefined) continue;
    const record = isFields(fields) ? convert(id, fields, records.length) : 'Not a valid record.';
    if (typeof record !== 'string') records.push(record);
    else
      leftOut.push({
        node: name,
        id,
        title: isFields(fields) ? titleOf(fields) : '',
        reason: record,
      });
  }
  return records;
}

function titleOf(fields: Fields): string {
  return textOf(fields, 'email') || textOf(fields, 'title') || textOf(fields, 'summary');
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text, also from a number or a boolean; empty when it is missing or anything else. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function textsOf<Name extends string>(
  fields: Fields,
  ...names: Name[]
): Record<Name, string> {
  const texts = names.map((name) => [name, textOf(fields, name)]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** True for 1 and true only. */
export function flagOf(fields: Fields, name: string): boolean {
  return fields[name] === 1 || fields[name] === true;
}

/** A list, given as JSON text or as a value; null when it cannot be read, empty when it is missing. */
export function listOf(value: unknown): Fields[] | null {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (parsed === undefined || parsed === null || parsed === '') return [];
  return typeof parsed === 'object' ? Object.values(parsed).filter(isFields) : null;
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return false;
  }
}
