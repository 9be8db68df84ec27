import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import { MailError, parseSmtpUrl, TOO_SLOW } from './mail-error.ts';
import type { Email } from './templates/compose-email.ts';

export interface SendOptions {
  /** The same for each attempt to send this email. */
  messageId?: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Resolves when the email has been accepted; rejects when it has not. */
  send(to: string, email: Email, options?: SendOptions): Promise<void>;
}

export interface PooledMailer extends Mailer {
  /** Emails that are being sent are finished first. */
  close(): void;
}

/** A user is waiting for the response. */
const SMTP_TIMEOUT_MS = 10 * SECOND_MS;
/** For the whole conversation: a mail server may send single bytes, each in time. */
const SMTP_LIMIT_MS = 30 * SECOND_MS;
/** Mail servers may check an email for a long time before they accept it; if we stop waiting, it may arrive twice. */
const POOL_TIMEOUT_MS = 2 * MINUTE_MS;
const UNREADABLE =
  "The mail server's address cannot be decrypted with this server's key. Enter it again in the settings.";

/** On demand, because it takes 7 MB of memory. */
const loadNodemailer = () => import('nodemailer');

export function smtpMailer(url: string, from: string, limitMs = SMTP_LIMIT_MS): Mailer {
  async function sendWithin(message: ReturnType<typeof toMessage>) {
    const { createTransport } = await loadNodemailer();
    // Only a pool can close a connection that is sending.
    const transport = createTransport({
      ...smtpOptions(url),
      pool: true,
      maxConnections: 1,
      maxRequeues: 0,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
    const limit = AbortSignal.timeout(limitMs);
    const close = () => transport.close({ force: true });
    limit.addEventListener('abort', close);
    try {
      await transport.sendMail(message);
    } catch (error) {
      throw limit.aborted ? Object.assign(new Error('too slow'), { code: TOO_SLOW }) : error;
    } finally {
      limit.removeEventListener('abort', close);
      close();
    }
  }
  return {
    async send(to, email, options) {
      try {
        await sendWithin(toMessage(from, to, email, options));
      } catch (error) {
        throw new MailError(error, url);
      }
    },
  };
}

/**
 * Sends over connections that stay open, for the queue. Each change of the settings opens others. The address is read
 * when it is needed: an invalid one must not keep the server from starting.
 */
export function pooledMailer(
  current: () => { smtpUrl: string | undefined; from: string },
  maxConnections: number,
): PooledMailer {
  const openTransport = async (url: string) => {
    const { createTransport } = await loadNodemailer();
    return createTransport({
      ...smtpOptions(url),
      pool: true,
      maxConnections,
      // If the mail server has closed an idle connection, one more is opened.
      maxRequeues: 1,
      socketTimeout: POOL_TIMEOUT_MS,
    });
  };
  let opened: { url: string; transport: ReturnType<typeof openTransport> } | undefined;
  function close() {
    void opened?.transport.then(
      (transport) => transport.close(),
      () => {},
    );
    opened = undefined;
  }
  return {
    async send(to, email, options) {
      const { smtpUrl, from } = current();
      if (!smtpUrl) throw new Error('No mail server is set. Enter one under Settings, Email.');
      if (opened?.url !== smtpUrl) close();
      try {
        opened ??= { url: smtpUrl, transport: openTransport(smtpUrl) };
        const transport = await opened.transport;
        await transport.sendMail(toMessage(from, to, email, options));
      } catch (error) {
        throw new MailError(error, smtpUrl);
      }
    },
    close,
  };
}

function smtpOptions(smtpUrl: string) {
  const url = parseSmtpUrl(smtpUrl);
  // In the address, whose options take precedence.
  if (mustEncrypt(url)) url.searchParams.set('requireTLS', 'true');
  return {
    url: url.href,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Otherwise an attacker on the network could strip STARTTLS and read the password. */
function mustEncrypt({ username, password, hostname, searchParams }: URL): boolean {
  const isLocal = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
  return `${username}${password}` !== '' && !isLocal && searchParams.get('ignoreTLS') !== 'true';
}

function toMessage(from: string, to: string, email: Email, options: SendOptions = {}) {
  return { ...options, from, to: { name: '', address: to }, ...email };
}

/** Writes each email as an `.eml` file into a folder, for an assembly without a mail server. */
export function outboxMailer(
  folder: string,
  from: string,
  onWritten: (file: string) => void,
): Mailer {
  return {
    async send(to, email, options) {
      const { createTransport } = await loadNodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(toMessage(from, to, email, options));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`,
      );
      // Rename when complete, so that a program watching the folder never reads half an email.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      onWritten(file);
    },
  };
}

interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  /** The folder for emails while there is no mail server. */
  outbox: string;
}

/**
 * The mail server if one is configured, else the outbox folder. If its address is stored but cannot be decrypted, emails
 * are refused: people would wait for those in the outbox folder.
 */
export function openMailer(
  { smtpUrl, from, outbox }: MailSettings,
  isUnreadable: boolean,
  log: () => FastifyBaseLogger,
): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, from);
  if (isUnreadable) return { send: () => Promise.reject(new Error(UNREADABLE)) };
  return outboxMailer(outbox, from, (file) => {
    log().warn({ file }, 'email written to the outbox folder, because SMTP_URL is not set');
  });
}

/** Never rejects. Returns whether the mail server has accepted the email. */
export type SendInBackground = (to: string, compose: () => Promise<Email>) => Promise<boolean>;

/** Sends only when a mail server is configured; failures go to `onError`. */
export function sendInBackground(
  mailer: Mailer,
  isMailConfigured: () => boolean,
  onError: (error: unknown) => void,
): SendInBackground {
  return async (to, compose) => {
    if (!isMailConfigured()) return false;
    try {
      await mailer.send(to, await compose());
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  };
}
