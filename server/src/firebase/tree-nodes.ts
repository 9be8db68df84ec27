import { cleanText } from '../sync/clean-text.ts';

export type NodeName = 'Users' | 'Events' | 'Tasks' | 'Drive';

/** What could not be taken, and why. */
export interface TreeLeftOut {
  node: NodeName;
  id: string;
  title: string;
  reason: string;
}

export type Fields = Record<string, unknown>;

/**
 * The records of a node with their keys. Firebase hands over an object whose keys are small numbers as a list, with
 * null where a number is missing.
 */
export function* entriesOf(node: unknown): Generator<[string, Fields | undefined]> {
  if (node === null || node === undefined) return;
  if (!isFields(node) && !Array.isArray(node)) {
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

/** Text, or what can pass for it; everything else is missing, and what is missing is empty. */
export function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** 1 or true. */
export function flagOf(fields: Fields, name: string): boolean {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return value === 1 || value === true;
}

/** A list, as JSON text or as it is; null when it is neither. What is missing is empty. */
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
