import { sendTestEmail } from '@assembly/contract/endpoints/settings';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../session/session.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { Button } from '../../../ui/forms/button.tsx';
import styles from '../settings.module.css';

interface TestEmailProps {
  /** There are changes that the server does not know yet. */
  isDirty: boolean;
}

interface Result {
  isSent: boolean;
  text: string;
}

/** The result stays on the screen: the mail server's words take time to read. */
export function TestEmail({ isDirty }: TestEmailProps) {
  const { email } = useSession().user;
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const results = useRef<HTMLDivElement>(null);
  // It may be below the screen, or behind a notification.
  useEffect(() => {
    if (result) results.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  async function send() {
    if (isSending) return;
    if (isDirty) {
      setResult({ isSent: false, text: 'Save your changes first.' });
      return;
    }
    setSending(true);
    setResult(null);
    try {
      await call(sendTestEmail);
      setResult({ isSent: true, text: `The mail server has accepted the email to ${email}.` });
    } catch (error) {
      setResult({ isSent: false, text: errorMessage(error) });
    }
    setSending(false);
  }

  return (
    <>
      <p>Sends an email to {email} with the saved settings.</p>
      <div className={styles.actions}>
        <Button variant="outlined" aria-disabled={isSending} onClick={() => void send()}>
          {isSending ? 'Sending…' : 'Send a test email to me'}
        </Button>
      </div>
      {/* Always rendered, so that screen readers announce their text. */}
      <div ref={results}>
        <div role="status">{result?.isSent && <p className={styles.success}>{result.text}</p>}</div>
        <div role="alert">
          {result && !result.isSent && <p className={styles.warning}>{result.text}</p>}
        </div>
      </div>
    </>
  );
}
