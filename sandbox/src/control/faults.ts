import { z } from 'zod';
import { type ErrorReason, errorsByReason } from '../google/errors-by-reason.ts';
import type { Request } from '../http/request.ts';

const reasons = Object.keys(errorsByReason) as [ErrorReason, ...ErrorReason[]];

/** Everything that can go wrong with Google, by name. */
const kinds = z.discriminatedUnion('kind', [
  /** Google refuses, with the body that belongs to the reason. */
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
  /** The right answer, late. */
  z.object({ kind: z.literal('delay'), ms: z.number().nonnegative() }),
  /** No answer at all, until the fault is released. */
  z.object({ kind: z.literal('hang') }),
  z.object({ kind: z.literal('cut-before-headers') }),
  /** The connection breaks after half of the promised bytes, or after so many. */
  z.object({ kind: z.literal('cut-body'), afterBytes: z.number().int().optional() }),
  /** Half the bytes, ended as if that were all. */
  z.object({ kind: z.literal('half-body') }),
  z.object({ kind: z.literal('drip'), everyMs: z.number().default(1000) }),
  z.object({ kind: z.literal('html') }),
  z.object({ kind: z.literal('empty-object') }),
  z.object({ kind: z.literal('null-items') }),
  z.object({ kind: z.literal('broken-json') }),
  /** One item whose fields are of other types than they should be, its id too if that is wanted. */
  z.object({
    kind: z.literal('wrong-types'),
    index: z.number().int().default(0),
    spoilsId: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('huge'), bytes: z.number().default(200 * 1024 * 1024) }),
  /** Always one more page, each with a new token and new ids. */
  z.object({ kind: z.literal('endless-pages') }),
  z.object({ kind: z.literal('same-page-token') }),
  /** The first item is there twice. */
  z.object({ kind: z.literal('duplicate-ids') }),
  /** One more item for each character that a key may not hold. */
  z.object({ kind: z.literal('forbidden-ids') }),
  /** The first item's text is one byte longer than a string may be, or so many bytes. */
  z.object({ kind: z.literal('long-string'), bytes: z.number().int().default(10_485_761) }),
]);

export const faultSchema = z.intersection(
  z.object({
    /** A path, where `*` stands for anything: `/drive/v2/*`. */
    path: z.string().default('*'),
    method: z.string().optional(),
    /** How many requests it meets. Once, unless it is about pages: those need every one. */
    times: z.union([z.number().int().positive(), z.literal('always')]).optional(),
    /** How many it lets pass first: 2 strikes the third page. */
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
  /** Requests it has met. */
  readonly hits: number;
  /** Let go what hangs on it now: one that is used up can still hold a request. */
  release: () => void;
  remove: () => void;
};

export type FaultList = {
  set: (input: FaultInput) => FaultHandle;
  all: () => FaultHandle[];
  clear: () => void;
  /** The fault that meets this request, counted. The one set last comes first. */
  take: (request: Request) => ActiveFault | null;
};

export type ActiveFault = Fault & { released: Promise<void> };

const aboutPages = new Set<FaultKind>(['endless-pages', 'same-page-token']);

export function createFaultList(): FaultList {
  type Entry = {
    view: FaultHandle;
    left: number;
    skip: number;
    hits: number;
    released: Promise<void>;
  };
  let entries: Entry[] = [];
  let lastId = 0;

  function drop(entry: Entry) {
    entries = entries.filter((one) => one !== entry);
    entry.view.release();
  }

  return {
    set(input) {
      const fault = faultSchema.parse(input);
      const times = fault.times ?? (aboutPages.has(fault.kind) ? 'always' : 1);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      lastId += 1;
      const entry: Entry = {
        view: {
          id: lastId,
          fault,
          get hits() {
            return entry.hits;
          },
          release,
          remove: () => drop(entry),
        },
        left: times === 'always' ? Number.POSITIVE_INFINITY : times,
        skip: fault.skip,
        hits: 0,
        released,
      };
      entries.unshift(entry);
      return entry.view;
    },
    all: () => entries.map((entry) => entry.view),
    clear() {
      for (const entry of entries) drop(entry);
    },
    take(request) {
      for (const entry of entries) {
        if (entry.left <= 0 || !meets(entry.view.fault, request)) continue;
        if (entry.skip > 0) {
          entry.skip -= 1;
          continue;
        }
        entry.hits += 1;
        entry.left -= 1;
        return { ...entry.view.fault, released: entry.released };
      }
      return null;
    },
  };
}

function meets(fault: Fault, request: Request): boolean {
  if (fault.method !== undefined && fault.method !== request.method) return false;
  const parts = fault.path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(request.path);
}
