import { googleError, invalidParameter } from './google-error.ts';

export function integerParameter(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  if (!/^-?\d{1,10}$/.test(text)) {
    throw invalidParameter(name, `Invalid integer value: '${text}'.`, 'invalidParameter');
  }
  return Number(text);
}

export function booleanParameter(
  query: URLSearchParams,
  name: string,
  defaultValue: boolean,
): boolean {
  const text = query.get(name)?.toLowerCase();
  if (text === undefined) return defaultValue;
  if (text !== 'true' && text !== 'false') {
    throw invalidParameter(name, `Invalid boolean value: '${text}'.`, 'invalidParameter');
  }
  return text === 'true';
}

const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/** Epoch milliseconds. Google refuses a date-time without an offset. */
export function timeParameter(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  const time = RFC3339.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw googleError(400, 'badRequest', 'Bad Request', { location: name });
  return time;
}
