import { textOfProblem } from '@assembly/contract/text/text-of-code';
import type { Messages } from '@assembly/messages/catalog';
import { loadMessages, t } from '../browser/locale/messages.ts';
import { whyUnreachable } from '../browser/why-unreachable.ts';

/**
 * The text of a problem by its code or reason. The texts are loaded when the first is needed. `detail` is the server's
 * own sentence, for when there is no text.
 */
export async function describeProblem(
  code: string,
  { detail, retryAfterSeconds }: { detail?: string; retryAfterSeconds?: number | undefined } = {},
): Promise<string> {
  await loadMessages('problems').catch(() => {});
  const { problems }: Partial<Messages> = t;
  const text = problems && textOfProblem(problems, code, retryAfterSeconds);
  return text || detail || t.common.pleaseTryAgain(whyUnreachable());
}
