import type { LeftOut, MessageCode, SourceRun } from '@assembly/contract/sync';
import { messageOf } from '@assembly/messages/message-of';
import { joinSentences } from '../browser/locale/join-sentences.ts';
import { t } from '../browser/locale/messages.ts';

/** Why a source was not synced; '' if there is no reason. */
export const wordError = ({ error, errorCodes }: SourceRun): string =>
  wordCodes(errorCodes) ?? error ?? '';

/** Why an item was skipped. */
export const wordReason = ({ reason, reasonCode }: LeftOut): string =>
  wordCodes(reasonCode && [reasonCode]) ?? reason;

/** Undefined without codes, as in older runs, or with one of a newer server: these are shown in the server's English. */
function wordCodes(codes: MessageCode[] | undefined): string | undefined {
  const messages = { ...t.googleErrors, ...t.syncErrors };
  const sentences = codes?.map(({ code, values }) => messageOf(messages, code, values));
  return sentences?.every(Boolean) ? joinSentences(...sentences) : undefined;
}
