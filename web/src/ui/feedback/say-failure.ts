import { ApiError } from '@assembly/contract/api-error';
import { notify } from './notify.ts';

const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.';

/** Says that something was not done, and why, in the server's own words. */
export function sayFailure(error: unknown): void {
  notify({ severity: 'error', text: error instanceof ApiError ? error.message : UNREACHABLE });
}
