import type { FastifyBaseLogger } from 'fastify';
import { type Mailer, outboxMailer, smtpMailer } from './mailer.ts';

export interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  /** The folder for emails while there is no mail server. */
  outbox: string;
}

/** The mail server if one is configured, else the outbox folder. */
export function openMailer(
  { smtpUrl, from, outbox }: MailSettings,
  log: () => FastifyBaseLogger,
): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, from);
  return outboxMailer(outbox, from, (file) => {
    log().warn({ file }, 'email written to the outbox folder, because SMTP_URL is not set');
  });
}
