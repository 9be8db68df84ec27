import type { BackupsReply } from '@assembly/contract/backups';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { joinSentences } from '../../../browser/locale/join-sentences.ts';
import { t } from '../../../browser/locale/messages.ts';
import { Sentence } from '../../../ui/text/sentence.tsx';

const code = (text: string) => <code>{text}</code>;

/** What is wrong with the backups, and what to do about it. */
export default function BackupProblems({ reply }: { reply: BackupsReply }) {
  const { warning, lastFailure, hasFolder, copy } = reply;
  return (
    <>
      {(warning || lastFailure) && (
        <div role="alert" className="note warning">
          {warning && (
            <p>
              <b>{t.backupProblems.warnings[warning]}</b>
            </p>
          )}
          {lastFailure && (
            <p>
              {joinSentences(
                t.backupProblems.lastFailed(formatTime(lastFailure.at)),
                t.backupProblems.failures[lastFailure.reason],
              )}
            </p>
          )}
        </div>
      )}
      {!hasFolder && (
        <p className="note warning">
          <Sentence parts={t.backupProblems.noFolder(code)} />
        </p>
      )}
      {copy === 'needs_secret' && (
        <p className="note warning">
          <Sentence parts={t.backupProblems.copyNeedsSecret(code)} />
        </p>
      )}
    </>
  );
}
