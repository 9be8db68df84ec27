/**
 * What Google may send in an item, field by field. Looked at by hand: a schema of zod makes several objects of every
 * field, which for 20,000 files took a quarter as long as fetching them.
 */
export type Fields = Record<string, Fits<unknown>>;
type Fits<Value> = (value: unknown) => value is Value;
/** What is not named may be there as well. */
export type Sent<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends Fits<infer Value> ? Value : never;
};
type Maybe<Value> = Value | null | undefined;

export const id = (value: unknown): value is string => typeof value === 'string' && value !== '';
export const text = (value: unknown): value is Maybe<string> => isMaybe('string', value);
export const flag = (value: unknown): value is Maybe<boolean> => isMaybe('boolean', value);

export function one<Of extends Fields>(fields: Of) {
  return (value: unknown): value is Maybe<Sent<Of>> => isNone(value) || hasAll(fields, value);
}

export function many<Of extends Fields>(fields: Of) {
  return (value: unknown): value is Maybe<Sent<Of>[]> =>
    isNone(value) || (Array.isArray(value) && value.every((entry) => hasAll(fields, entry)));
}

/** The first field that cannot be read; '' when there are no fields at all, undefined when all is well. */
export function misfitIn(fields: Fields, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return '';
  const sent = value as Record<string, unknown>;
  for (const name in fields) if (!fields[name]?.(sent[name])) return name;
  return undefined;
}

function hasAll(fields: Fields, value: unknown): boolean {
  return misfitIn(fields, value) === undefined;
}

function isNone(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isMaybe(type: 'string' | 'boolean', value: unknown): boolean {
  return typeof value === type || isNone(value);
}
