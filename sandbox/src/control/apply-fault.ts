import { errorsByReason } from '../google/errors-by-reason.ts';
import { bytesReply, errorReply, htmlReply, jsonReply, type Reply } from '../http/reply.ts';
import type { Fault } from './faults.ts';

type Item = Record<string, unknown>;
type List = Item & { items?: Item[] };

/** The reply that a fault sends instead of Google's; null if Google's is needed. */
export function replacementReply(fault: Fault): Reply | null {
  if (fault.kind === 'error') {
    const reply = errorReply(errorsByReason[fault.reason]());
    if (fault.retryAfter !== undefined) reply.headers['retry-after'] = String(fault.retryAfter);
    return reply;
  }
  if (fault.kind === 'status') {
    const reply = jsonReply(fault.status, fault.body ?? {});
    return { ...reply, headers: { ...reply.headers, ...fault.headers } };
  }
  if (fault.kind === 'html')
    return htmlReply(200, '<!DOCTYPE html><title>Sign in</title><p>Sorry.');
  if (fault.kind === 'empty-object') return jsonReply(200, {});
  if (fault.kind === 'broken-json') {
    return bytesReply(200, Buffer.from('{"items": [{"id": "a",,}'), {
      'content-type': 'application/json; charset=UTF-8',
    });
  }
  if (fault.kind === 'huge') return hugeReply(fault.bytes);
  return null;
}

/** Valid JSON, made only as fast as the client reads it; only its size is wrong. */
function hugeReply(bytes: number): Reply {
  const filler = Buffer.alloc(64 * 1024, 'x');
  function* body() {
    yield Buffer.from('{"items":[{"id":"huge","summary":"');
    for (let sent = 0; sent < bytes; sent += filler.length) yield filler;
    yield Buffer.from('"}]}');
  }
  const headers = { 'content-type': 'application/json; charset=UTF-8' };
  return { status: 200, headers, body: body(), size: null };
}

let tokensIssued = 0;

/** Google's reply as changed by the fault. Only lists of items are changed. */
export function alterReply(fault: Fault, reply: Reply): Reply {
  const list = reply.status === 200 ? parseList(reply) : null;
  if (list === null) return reply;
  const changed = alterList(fault, list);
  return changed === null ? reply : jsonReply(200, changed);
}

function alterList(fault: Fault, list: List): List | null {
  const items = list.items ?? [];
  if (fault.kind === 'null-items') return { ...list, items: null as never };
  if (fault.kind === 'wrong-types') {
    const spoil = (item: Item) =>
      fault.spoilsId ? withWrongTypes(item) : { ...withWrongTypes(item), id: item.id };
    return {
      ...list,
      items: items.map((item, index) => (index === fault.index ? spoil(item) : item)),
    };
  }
  if (fault.kind === 'same-page-token') return { ...list, nextPageToken: 'the-same-token' };
  if (fault.kind === 'endless-pages') {
    tokensIssued += 1;
    const renamed = items.map((item) => ({ ...item, id: `${String(item.id)}-${tokensIssued}` }));
    return { ...list, items: renamed, nextPageToken: `another-page-${tokensIssued}` };
  }
  const first = items[0];
  if (first === undefined) return null;
  if (fault.kind === 'duplicate-ids') return { ...list, items: [first, ...items] };
  if (fault.kind === 'forbidden-ids') {
    const forbidden = [...'.#$/[]'].map((character) => ({
      ...first,
      id: `for${character}bidden`,
    }));
    return { ...list, items: [...items, ...forbidden] };
  }
  if (fault.kind === 'long-string') {
    const field = longField[String(list.kind)] ?? 'title';
    return { ...list, items: [{ ...first, [field]: 'x'.repeat(fault.bytes) }, ...items.slice(1)] };
  }
  return null;
}

const longField: Record<string, string> = {
  'calendar#calendarList': 'summary',
  'calendar#events': 'description',
  'tasks#tasks': 'notes',
};

function withWrongTypes(item: Item): Item {
  const fields = Object.entries(item).map(([name, value]) => [
    name,
    typeof value === 'string' ? 42 : typeof value === 'number' ? '42' : 'no',
  ]);
  return Object.fromEntries(fields) as Item;
}

function parseList({ body, headers }: Reply): List | null {
  if (!(body instanceof Uint8Array) || !headers['content-type']?.includes('json')) return null;
  const value: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
  const isList = typeof value === 'object' && value !== null && 'kind' in value;
  return isList ? (value as List) : null;
}
