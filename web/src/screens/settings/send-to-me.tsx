import { useEffect, useRef, useState } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { useSession } from '../../session/session.ts';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { Button } from '../../ui/forms/button.tsx';

interface SendToMeProps {
  send: () => Promise<unknown>;
  buttonText: string;
}

/** Sends an email to the administrator. The result stays on the screen: the mail server's response takes time to read. */
export function SendToMe({ send, buttonText }: SendToMeProps) {
  const { email } = useSession().user;
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState('');
  const results = useRef<HTMLDivElement>(null);
  // It may be below the screen, or behind a toast.
  useEffect(() => {
    if (isSent || failure) results.current?.scrollIntoView({ block: 'nearest' });
  }, [isSent, failure]);

  async function sendToMe() {
    if (isSending) return;
    setSent(false);
    setFailure('');
    setSending(true);
    try {
      await send();
      setSent(true);
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setSending(false);
  }

  return (
    <>
      <div className="actions">
        <Button variant="outlined" aria-disabled={isSending} onClick={() => void sendToMe()}>
          {isSending ? t.settings.sending : buttonText}
        </Button>
      </div>
      {/* Always rendered, so that screen readers announce their text. */}
      <div ref={results}>
        <div role="status">
          {isSent && <p className="note success">{t.settings.emailAccepted(email)}</p>}
        </div>
        <div role="alert">{failure && <p className="note warning">{failure}</p>}</div>
      </div>
    </>
  );
}
