import * as z from 'zod/mini';
import type { ProblemCode } from './problem-status.ts';

/** The body of a failed call, `application/problem+json`. Its sentences are English: browsers use the codes. */
export const problemSchema = z.object({
  status: z.int(),
  /** Any text, because the server may be newer than the page. */
  code: z.string(),
  detail: z.string(),
  /** Which text of the messages' `problems` to show, if it is not that of the code; if there is none, the `detail`. */
  reason: z.optional(z.string()),
  /** A sentence for each invalid field. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The codes of these sentences: browsers word them in the reader's language. */
  fieldCodes: z.optional(z.record(z.string(), z.string())),
});

export type ProblemBody = z.infer<typeof problemSchema>;

export interface ApiErrorOptions {
  /** By default 500. */
  status?: number;
  fields?: Record<string, string>;
  fieldCodes?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** A failed call. The browser makes one from the reply; the server throws its subclass `Problem`. */
export class ApiError extends Error {
  // Declared only: fields of a class need helpers in the oldest supported browsers.
  declare readonly code: ProblemCode;
  declare readonly status: number;
  declare readonly fields: Record<string, string> | undefined;
  declare readonly fieldCodes: Record<string, string> | undefined;
  declare readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, detail: string, options: ApiErrorOptions = {}) {
    super(detail);
    this.name = 'ApiError';
    this.code = code;
    this.status = options.status ?? 500;
    this.fields = options.fields;
    this.fieldCodes = options.fieldCodes;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
