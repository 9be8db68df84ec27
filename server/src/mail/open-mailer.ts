import type { FastifyBaseLogger } from 'fastify';
import { type Mailer, outboxMailer, smtpMailer } from './mailer.ts';

interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
}

/** The mail server if one is set, else the folder. */
export function openMailer(
  { smtpUrl, from, outbox }: MailSettings,
  log: () => FastifyBaseLogger,
): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, from);
  return outboxMailer(outbox, from, (file) => {
    log().warn({ file }, 'no mail server is set (SMTP_URL): a message was put into the outbox');
  });
}
