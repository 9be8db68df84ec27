import { createHash } from 'node:crypto';
import { integerParameter } from '../http/request.ts';
import { invalidParameter } from './google-error.ts';

export type PageRules = {
  defaultSize: number;
  /** More is not refused: Google just gives no more than this. */
  maxSize: number;
  /** Rises when the tokens given out so far are to die. */
  epoch: number;
  /** Follow the first page with an empty one, as Google's calendar may. */
  emptySecond?: boolean;
};

export type Page<T> = { items: T[]; nextPageToken?: string };

type Place = { offset: number; empty: boolean };

/** One page of `all`. The token holds its place and the query it belongs to, and can be nobody's guess. */
export function pageOf<T>(all: T[], path: string, query: URLSearchParams, rules: PageRules) {
  const asked = integerParameter(query, 'maxResults');
  if (asked !== null && asked < 1) {
    throw invalidParameter('maxResults', `Invalid value '${asked}'.`, 'invalidParameter');
  }
  const size = Math.min(asked ?? rules.defaultSize, rules.maxSize);
  const belongsTo = `${rules.epoch} ${sameQuery(path, query)}`;
  const token = query.get('pageToken');
  const place = token === null ? { offset: 0, empty: false } : placeIn(token, belongsTo);

  const page: Page<T> = {
    items: place.empty ? [] : all.slice(place.offset, place.offset + size),
  };
  const next = place.offset + page.items.length;
  if (next < all.length) {
    const empty = place.offset === 0 && rules.emptySecond === true;
    page.nextPageToken = tokenFor({ offset: next, empty }, belongsTo);
  }
  return page;
}

/** A page token is only good for the very query that gave it. */
function sameQuery(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('pageToken');
  kept.sort();
  return `${path}?${kept.toString()}`;
}

function tokenFor(place: Place, belongsTo: string): string {
  const text = `${place.offset}.${place.empty ? 1 : 0}`;
  return Buffer.from(`${text}.${seal(text, belongsTo)}`).toString('base64url');
}

function placeIn(token: string, belongsTo: string): Place {
  const [offset = '', empty = '', sealed] = Buffer.from(token, 'base64url')
    .toString('latin1')
    .split('.');
  if (sealed !== seal(`${offset}.${empty}`, belongsTo)) throw invalidParameter('pageToken');
  return { offset: Number(offset), empty: empty === '1' };
}

function seal(text: string, belongsTo: string): string {
  return createHash('sha256').update(`${text} ${belongsTo}`).digest('base64url').slice(0, 16);
}
