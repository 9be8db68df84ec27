import { ApiError } from '@assembly/contract/api-error';
import { whyUnreachable } from '../../browser/why-unreachable.ts';
import { isOffline } from '../../offline/connection.ts';

/** Why a file is not shown, and what to do. */
export function describeFailure(error?: unknown): string {
  if (error instanceof ApiError) return error.message;
  return isOffline()
    ? `${whyUnreachable()} This file is not on this phone. Open it once while you are connected: then it opens without a connection, too.`
    : 'The file could not be loaded. Please try again.';
}
