import { z } from 'zod';
import { validateRecord } from '../store/database/validate-record.ts';
import { cleanText } from '../sync/clean-text.ts';

/** Text, also from a number or a boolean; empty when it is missing or anything else. */
export const text = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => cleanText(String(value)))
  .catch('');

/** True for 1 and true only. */
export const flag = z.preprocess((value) => value === 1 || value === true, z.boolean());

/** A list, given as JSON text or as a value. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => {
    const parsed = typeof value === 'string' ? parseJson(value || '[]') : value;
    return Object.values(parsed ?? []).filter((one) => typeof one === 'object' && one !== null);
  }, z.array(item));

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return [];
  }
}

export interface Converted<Rec> {
  records: Rec[];
  /** The ids of records that are not valid, or that appear twice. */
  leftOut: string[];
}

/**
 * Converts each record of a node; `convert` returns undefined to leave it out. Firebase exports an object whose keys are
 * small integers as an array, with null for the missing ones.
 */
export function convertNode<Fields extends object, Rec>(
  node: unknown,
  schema: z.ZodType<Fields>,
  convert: (id: string, fields: Fields, position: number) => Rec | undefined,
): Converted<Rec> {
  const result: Converted<Rec> = { records: [], leftOut: [] };
  for (const [id, value] of Object.entries(node ?? {})) {
    if (value === null) continue;
    const { data } = schema.safeParse(value);
    const isValid = data && !validateRecord({ ...data, id });
    const record = isValid ? convert(id, data, result.records.length) : undefined;
    if (record) result.records.push(record);
    else result.leftOut.push(id);
  }
  return result;
}
