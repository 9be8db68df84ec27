import { ApiError } from '@assembly/contract/api-error';

/** What went wrong, in a sentence: the server's own, or that it could not be reached. */
export function failureText(error: unknown, unreachable: string): string {
  return error instanceof ApiError ? error.message : unreachable;
}
