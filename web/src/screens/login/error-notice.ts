import { ApiError, type ProblemCode } from '@assembly/contract/api-error';
import type { Notice } from '@assembly/contract/messages';

/** The notice for a failed call: the one for its problem code, or else `fallback`. */
export function errorNotice(
  error: unknown,
  byCode: Partial<Record<ProblemCode, Notice>>,
  fallback: Notice,
): Notice {
  if (!(error instanceof ApiError)) return fallback;
  // The server's sentence says when to try again.
  if (error.code === 'too_many_attempts') return { severity: 'warning', text: error.message };
  return byCode[error.code] ?? fallback;
}
