import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { type Mailer, outboxMailer, smtpMailer } from './mailer.ts';

/** The mail server if one is named, else the folder. */
export function openMailer(
  { smtpUrl, from, outbox }: Config['mail'],
  log: () => FastifyBaseLogger,
): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, from);
  return outboxMailer(outbox, from, (file) => {
    log().warn({ file }, 'no mail server is set (SMTP_URL): a message was put into the outbox');
  });
}
