import type { Messages } from '@assembly/messages/catalog';
import fieldTexts from '@assembly/messages/en/fields';
import problemTexts from '@assembly/messages/en/problems';
import { ApiError, type ApiErrorOptions, type ProblemBody } from './api-error.ts';
import { PROBLEM_STATUS, type ProblemCode } from './problem-status.ts';
import { textOfCode, textOfProblem } from './text/text-of-code.ts';

/** Every code has a text. */
const TEXTS: Messages['problems'] & Record<ProblemCode, unknown> = problemTexts;

const fieldErrorText = (code: string) => textOfCode(fieldTexts.errors, code);

interface ProblemOptions extends ApiErrorOptions {
  /** Its text is shown instead of that of the code. */
  reason?: keyof Messages['problems'];
  /** A sentence that has no text of its own, in English only. */
  detail?: string;
  /** A code of the texts, or a sentence, for each invalid field. */
  fields?: Record<string, string>;
}

/** What the server throws to reject a call; the error handler turns it into the reply. */
export class Problem extends ApiError {
  readonly reason: string | undefined;

  constructor(code: ProblemCode, { detail, reason, fields, ...options }: ProblemOptions = {}) {
    const text = detail ?? textOfProblem(TEXTS, reason ?? code, options.retryAfterSeconds) ?? '';
    const entries = Object.entries(fields ?? {});
    const worded = entries.map(([name, error]) => [name, fieldErrorText(error) ?? error]);
    const ownCodes = entries.filter(([, error]) => fieldErrorText(error));
    const fieldCodes = { ...Object.fromEntries(ownCodes), ...options.fieldCodes };
    super(code, text, {
      status: PROBLEM_STATUS[code],
      ...options,
      ...(fields && { fields: Object.fromEntries(worded) }),
      ...(Object.keys(fieldCodes).length > 0 && { fieldCodes }),
    });
    this.name = 'Problem';
    this.reason = reason ?? (detail && 'detail');
  }

  toBody(): ProblemBody {
    return {
      status: this.status,
      code: this.code,
      detail: this.message,
      ...(this.reason && { reason: this.reason }),
      ...(this.fields && { fields: this.fields }),
      ...(this.fieldCodes && { fieldCodes: this.fieldCodes }),
    };
  }
}

/** A problem of one field, whose text is that of the whole. */
export const fieldProblem = (code: ProblemCode, field: string, error: string) =>
  new Problem(code, { detail: fieldErrorText(error) ?? error, fields: { [field]: error } });
