import type { Mailer } from './mailer.ts';
import type { Email } from './templates.ts';

/** Sends an email that no request waits for. */
export type SendInBackground = (to: string, email: Email) => void;

/** Sends only when a mail server is configured; failures go to `onError`. */
export function sendInBackground(
  mailer: Mailer,
  isMailConfigured: boolean,
  onError: (error: unknown) => void,
): SendInBackground {
  return (to, email) => {
    if (isMailConfigured) mailer.send(to, email).catch(onError);
  };
}
