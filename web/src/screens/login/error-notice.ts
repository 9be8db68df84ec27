import { ApiError } from '@assembly/contract/api-error';
import type { ProblemCode } from '@assembly/contract/problem-status';
import type { Notice } from '../../ui/feedback/show-toast.ts';

/** The notice for a failed call: what the person can change is a warning, anything else is `failed`. */
export function errorNotice(
  error: unknown,
  warnings: readonly ProblemCode[],
  failed: string,
): Notice {
  const codes: readonly ProblemCode[] = [...warnings, 'too_many_attempts'];
  return error instanceof ApiError && codes.includes(error.code)
    ? { severity: 'warning', text: error.message }
    : { severity: 'error', text: failed };
}
