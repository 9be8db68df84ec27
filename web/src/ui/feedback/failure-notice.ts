import { ApiError, type ProblemCode } from '@assembly/contract/api-error';
import type { Notice } from '@assembly/contract/messages';

/** The notice for a call that failed: the one for its code, or else the one for any other failure. */
export function failureNotice(
  error: unknown,
  byCode: Partial<Record<ProblemCode, Notice>>,
  otherwise: Notice,
): Notice {
  if (!(error instanceof ApiError)) return otherwise;
  // Its own sentence says when to try again.
  if (error.code === 'too_many_attempts') return { severity: 'warning', text: error.message };
  return byCode[error.code] ?? otherwise;
}
