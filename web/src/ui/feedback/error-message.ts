import { ApiError } from '@assembly/contract/api-error';
import { joinSentences } from '../../browser/locale/join-sentences.ts';
import { t } from '../../browser/locale/messages.ts';
import { whyUnreachable } from '../../browser/why-unreachable.ts';
import { showToast } from './show-toast.ts';

/** The server's own sentence, or what `failed` and why no reply came. */
export function errorMessage(error: unknown, failed = ''): string {
  if (error instanceof ApiError) return error.message;
  return failed
    ? joinSentences(failed, whyUnreachable())
    : t.common.pleaseTryAgain(whyUnreachable());
}

export function showErrorToast(error: unknown): void {
  showToast({ severity: 'error', text: errorMessage(error) });
}
