import { errorsByReason } from '../google/errors-by-reason.ts';
import { bytesReply, errorReply, htmlReply, jsonReply, type Reply } from '../http/reply.ts';
import type { Fault } from './faults.ts';

type Item = Record<string, unknown>;
type List = Item & { items?: Item[] };

/** What a fault puts in the place of Google's answer; null when the answer is still wanted. */
export function replacementReply(fault: Fault): Reply | null {
  if (fault.kind === 'error') {
    const answer = errorReply(errorsByReason[fault.reason]());
    if (fault.retryAfter !== undefined) answer.headers['retry-after'] = String(fault.retryAfter);
    return answer;
  }
  if (fault.kind === 'status') {
    const answer = jsonReply(fault.status, fault.body ?? {});
    return { ...answer, headers: { ...answer.headers, ...fault.headers } };
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

/** Valid JSON to its end, made as fast as it is taken: only its size is wrong. */
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

let tokensMade = 0;

/** Google's answer as the fault leaves it. One that is no list of items stays as it was. */
export function alterReply(fault: Fault, answer: Reply): Reply {
  const list = answer.status === 200 ? listIn(answer) : null;
  if (list === null) return answer;
  const changed = alterList(fault, list);
  return changed === null ? answer : jsonReply(200, changed);
}

function alterList(fault: Fault, list: List): List | null {
  const items = list.items ?? [];
  if (fault.kind === 'null-items') return { ...list, items: null as never };
  if (fault.kind === 'wrong-types') {
    const spoilt = (one: Item) =>
      fault.spoilsId ? wrongTypes(one) : { ...wrongTypes(one), id: one.id };
    return { ...list, items: items.map((one, at) => (at === fault.index ? spoilt(one) : one)) };
  }
  if (fault.kind === 'same-page-token') return { ...list, nextPageToken: 'the-same-token' };
  if (fault.kind === 'endless-pages') {
    tokensMade += 1;
    const fresh = items.map((one) => ({ ...one, id: `${String(one.id)}-${tokensMade}` }));
    return { ...list, items: fresh, nextPageToken: `another-page-${tokensMade}` };
  }
  const first = items[0];
  if (first === undefined) return null;
  if (fault.kind === 'duplicate-ids') return { ...list, items: [first, ...items] };
  if (fault.kind === 'forbidden-ids') {
    const odd = '.#$/[]'.split('').map((sign) => ({ ...first, id: `for${sign}bidden` }));
    return { ...list, items: [...items, ...odd] };
  }
  if (fault.kind === 'long-string') {
    const field = longField[String(list.kind)] ?? 'title';
    return { ...list, items: [{ ...first, [field]: 'x'.repeat(fault.bytes) }, ...items.slice(1)] };
  }
  return null;
}

const longField: Record<string, string> = {
  'calendar#events': 'description',
  'tasks#tasks': 'notes',
};

function wrongTypes(item: Item): Item {
  const turned = Object.entries(item).map(([name, value]) => [
    name,
    typeof value === 'string' ? 42 : typeof value === 'number' ? '42' : 'no',
  ]);
  return Object.fromEntries(turned) as Item;
}

function listIn({ body, headers }: Reply): List | null {
  if (!(body instanceof Uint8Array) || !headers['content-type']?.includes('json')) return null;
  const value: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
  const isList = typeof value === 'object' && value !== null && 'kind' in value;
  return isList ? (value as List) : null;
}
