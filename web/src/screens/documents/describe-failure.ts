import { ApiError } from '@assembly/contract/api-error';
import { t } from '../../browser/locale/messages.ts';
import { whyUnreachable } from '../../browser/why-unreachable.ts';
import { isOffline } from '../../offline/connection.ts';

/** Why a file is not shown, and what to do. */
export function describeFailure(error?: unknown): string {
  if (error instanceof ApiError) return error.message;
  return isOffline() ? t.documents.fileNotStored(whyUnreachable()) : t.documents.fileNotLoadedRetry;
}
