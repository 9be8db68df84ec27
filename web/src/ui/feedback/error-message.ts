import { ApiError } from '@assembly/contract/api-error';
import { showToast } from './show-toast.ts';

const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.';

/** The server's own sentence, or `unreachable` when no reply came. */
export function errorMessage(error: unknown, unreachable = UNREACHABLE): string {
  return error instanceof ApiError ? error.message : unreachable;
}

export function showErrorToast(error: unknown): void {
  showToast({ severity: 'error', text: errorMessage(error) });
}
