import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

export type Request = {
  method: string;
  path: string;
  /** The path's segments, decoded: an id may contain a slash or an `@`. */
  segments: string[];
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
    segments: url.pathname.split('/').slice(1).map(decodeSegment),
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

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new HttpError(400, '', 'Bad Request');
  }
}
