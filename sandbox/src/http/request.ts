import type { IncomingMessage } from 'node:http';
import { googleError, HttpError, invalidParameter } from '../google/google-error.ts';

/** One call as a handler sees it. */
export type Request = {
  method: string;
  path: string;
  /** The path's parts, decoded: an id may hold a slash or an `@`. */
  parts: string[];
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
};

export function readRequestHead(message: IncomingMessage): Omit<Request, 'body'> {
  const url = new URL(message.url ?? '/', 'http://sandbox');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
  }
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    parts: url.pathname.split('/').slice(1).map(decoded),
    query: url.searchParams,
    headers,
  };
}

export async function readBody(message: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new HttpError(413, '', 'Request Entity Too Large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw googleError(400, 'badRequest', 'Bad Request');
  }
}

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
  otherwise: boolean,
): boolean {
  const text = query.get(name)?.toLowerCase();
  if (text === undefined) return otherwise;
  if (text !== 'true' && text !== 'false') {
    throw invalidParameter(name, `Invalid boolean value: '${text}'.`, 'invalidParameter');
  }
  return text === 'true';
}

const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/** A moment in milliseconds. Google takes no date-time without its offset. */
export function timeParameter(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  const moment = RFC3339.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw googleError(400, 'badRequest', 'Bad Request', { location: name });
  return moment;
}
