import { z } from 'zod';
import { type ErrorReason, errorsByReason } from '../google/errors-by-reason.ts';
import type { Request } from '../http/request.ts';

const reasons = Object.keys(errorsByReason) as [ErrorReason, ...ErrorReason[]];

/** Every way in which Google can fail. */
const kinds = z.discriminatedUnion('kind', [
  /** One of Google's own errors. */
  z.object({
    kind: z.literal('error'),
    reason: z.enum(reasons),
    retryAfter: z.union([z.number(), z.string()]).optional(),
  }),
  /** Any status, with any body. */
  z.object({
    kind: z.literal('status'),
    status: z.number().int().min(200).max(599),
    body: z.unknown().optional(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  /** The correct reply, late. */
  z.object({ kind: z.literal('delay'), ms: z.number().nonnegative() }),
  /** No reply until the fault is released. */
  z.object({ kind: z.literal('hang') }),
  z.object({ kind: z.literal('cut-before-headers') }),
  /** Closes the connection after `afterBytes`, or after half of the announced length. */
  z.object({ kind: z.literal('cut-body'), afterBytes: z.number().int().optional() }),
  /** Half of the bytes, announced as the whole. */
  z.object({ kind: z.literal('half-body') }),
  z.object({ kind: z.literal('drip'), everyMs: z.number().default(1000) }),
  z.object({ kind: z.literal('html') }),
  z.object({ kind: z.literal('empty-object') }),
  z.object({ kind: z.literal('null-items') }),
  z.object({ kind: z.literal('broken-json') }),
  /** One item whose fields have wrong types, except for its id unless `spoilsId` is set. */
  z.object({
    kind: z.literal('wrong-types'),
    index: z.number().int().default(0),
    spoilsId: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('huge'), bytes: z.number().default(200 * 1024 * 1024) }),
  /** There is always another page, with a new token and new ids. */
  z.object({ kind: z.literal('endless-pages') }),
  z.object({ kind: z.literal('same-page-token') }),
  /** The first item appears twice. */
  z.object({ kind: z.literal('duplicate-ids') }),
  /** One more item for each character that a Firebase key may not contain. */
  z.object({ kind: z.literal('forbidden-ids') }),
  /** The first item's text is this long; by default one byte longer than a stored string may be. */
  z.object({ kind: z.literal('long-string'), bytes: z.number().int().default(10_485_761) }),
]);

export const faultSchema = z.intersection(
  z.object({
    /** A path in which `*` matches anything: `/drive/v2/*`. */
    path: z.string().default('*'),
    method: z.string().optional(),
    /** How many requests it applies to: by default one, for faults of paging all. */
    times: z.union([z.number().int().positive(), z.literal('always')]).optional(),
    /** How many matching requests to let pass first: with 2 the third one fails. */
    skip: z.number().int().nonnegative().default(0),
  }),
  kinds,
);

export type FaultInput = z.input<typeof faultSchema>;
export type Fault = z.output<typeof faultSchema>;
export type FaultKind = Fault['kind'];
export const faultKinds = kinds.options.map((option) => option.shape.kind.value);

export type FaultHandle = {
  readonly id: number;
  readonly fault: Fault;
  /** How many requests it was applied to. */
  readonly hits: number;
  /** Lets requests that hang on it continue, even if the fault itself is used up. */
  release: () => void;
  remove: () => void;
};

export type FaultList = {
  set: (input: FaultInput) => FaultHandle;
  all: () => FaultHandle[];
  clear: () => void;
  /** The fault for this request, which counts as one hit. The fault that was set last comes first. */
  consume: (request: Request) => ActiveFault | null;
};

export type ActiveFault = Fault & { released: Promise<void> };

const pagingFaults = new Set<FaultKind>(['endless-pages', 'same-page-token']);

export function createFaultList(): FaultList {
  type Entry = {
    handle: FaultHandle;
    remaining: number;
    skip: number;
    hits: number;
    released: Promise<void>;
  };
  let entries: Entry[] = [];
  let lastId = 0;

  function remove(entry: Entry) {
    entries = entries.filter((other) => other !== entry);
    entry.handle.release();
  }

  return {
    set(input) {
      const fault = faultSchema.parse(input);
      const times = fault.times ?? (pagingFaults.has(fault.kind) ? 'always' : 1);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      lastId += 1;
      const entry: Entry = {
        handle: {
          id: lastId,
          fault,
          get hits() {
            return entry.hits;
          },
          release,
          remove: () => remove(entry),
        },
        remaining: times === 'always' ? Number.POSITIVE_INFINITY : times,
        skip: fault.skip,
        hits: 0,
        released,
      };
      entries.unshift(entry);
      return entry.handle;
    },
    all: () => entries.map((entry) => entry.handle),
    clear() {
      for (const entry of entries) remove(entry);
    },
    consume(request) {
      for (const entry of entries) {
        if (entry.remaining <= 0 || !isMatch(entry.handle.fault, request)) continue;
        if (entry.skip > 0) {
          entry.skip -= 1;
          continue;
        }
        entry.hits += 1;
        entry.remaining -= 1;
        return { ...entry.handle.fault, released: entry.released };
      }
      return null;
    },
  };
}

function isMatch(fault: Fault, request: Request): boolean {
  if (fault.method !== undefined && fault.method !== request.method) return false;
  const literals = fault.path.split('*').map(RegExp.escape);
  return new RegExp(`^${literals.join('.*')}$`).test(request.path);
}
