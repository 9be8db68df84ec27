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

export const INVALID_RECORD = 'Not a valid record.';

export type Fields = Record<string, unknown>;

/**
 * The records of a node by key, `undefined` where it is not a record. Firebase exports an object whose keys are small
 * integers as an array, with null for the missing ones.
 */
export function* entriesOf(node: unknown): Generator<[string, Fields | undefined]> {
  if (node === null || node === undefined) return;
  if (typeof node !== 'object') {
    yield ['', undefined];
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    if (value !== null) yield [key, isFields(value) ? value : undefined];
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text, also from a number or a boolean; empty when it is missing or anything else. */
export function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** True for 1 and true only. */
export function flagOf(fields: Fields, name: string): boolean {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return value === 1 || value === true;
}

/** A list, given as JSON text or as a value; null when it cannot be read, empty when it is missing. */
export function listOf(fields: Fields, ...names: string[]): Fields[] | null {
  const name = names.find((one) => Object.hasOwn(fields, one));
  const value = name === undefined ? undefined : fields[name];
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (parsed === undefined || parsed === null || parsed === '') return [];
  if (typeof parsed !== 'object') return null;
  return Object.values(parsed).filter(isFields);
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return false;
  }
}
