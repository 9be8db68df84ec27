import { createHash } from 'node:crypto';
import { invalidParameter } from './google-error.ts';
import { integerParameter } from './query-parameters.ts';

export type PageRules = {
  defaultSize: number;
  /** A larger size is not refused; the page just holds no more than this. */
  maxSize: number;
  /** Increased to make the tokens issued so far invalid. */
  epoch: number;
  /** Send an empty second page, as Google's calendar may. */
  hasEmptySecondPage?: boolean;
};

export type Page<T> = { items: T[]; nextPageToken?: string };

type Position = { offset: number; isEmpty: boolean };

/** One page of the items. A page token holds its position and a checksum of the query it was issued for. */
export function pageOf<T>(items: T[], path: string, query: URLSearchParams, rules: PageRules) {
  const requestedSize = integerParameter(query, 'maxResults');
  if (requestedSize !== null && requestedSize < 1) {
    throw invalidParameter('maxResults', `Invalid value '${requestedSize}'.`, 'invalidParameter');
  }
  const size = Math.min(requestedSize ?? rules.defaultSize, rules.maxSize);
  const issuedFor = `${rules.epoch} ${withoutPageToken(path, query)}`;
  const token = query.get('pageToken');
  const position = token === null ? { offset: 0, isEmpty: false } : readToken(token, issuedFor);

  const page: Page<T> = {
    items: position.isEmpty ? [] : items.slice(position.offset, position.offset + size),
  };
  const next = position.offset + page.items.length;
  if (next < items.length) {
    const isEmpty = position.offset === 0 && rules.hasEmptySecondPage === true;
    page.nextPageToken = toToken({ offset: next, isEmpty }, issuedFor);
  }
  return page;
}

/** A page token is valid only for the query that it was issued for. */
function withoutPageToken(path: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('pageToken');
  rest.sort();
  return `${path}?${rest.toString()}`;
}

function toToken(position: Position, issuedFor: string): string {
  const text = `${position.offset}.${position.isEmpty ? 1 : 0}`;
  return Buffer.from(`${text}.${checksum(text, issuedFor)}`).toString('base64url');
}

function readToken(token: string, issuedFor: string): Position {
  const [offset = '', empty = '', expected] = Buffer.from(token, 'base64url')
    .toString('latin1')
    .split('.');
  if (expected !== checksum(`${offset}.${empty}`, issuedFor)) throw invalidParameter('pageToken');
  return { offset: Number(offset), isEmpty: empty === '1' };
}

function checksum(text: string, issuedFor: string): string {
  return createHash('sha256').update(`${text} ${issuedFor}`).digest('base64url').slice(0, 16);
}
