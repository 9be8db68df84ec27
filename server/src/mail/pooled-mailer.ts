import { MINUTE_MS } from '@assembly/contract/limits';
import { createTransport } from 'nodemailer';
import { isConnectionLost, MailError } from './mail-error.ts';
import { type Mailer, smtpOptions, toMessage } from './mailer.ts';

export interface PooledMailer extends Mailer {
  /** An email that is being sent is finished first. */
  close(): void;
}

/** Mail servers may check an email for a long time before they accept it; if we stop waiting, it may arrive twice. */
const REPLY_TIMEOUT_MS = 1 * MINUTE_MS;
/** Even if the mail server sends something now and then. */
const SEND_TIMEOUT_MS = 3 * MINUTE_MS;

/** For the queue: emails go one after the other over one connection, which is opened when needed and stays open. */
export function pooledMailer(url: string, from: string): PooledMailer {
  /** Whether all of the email that is being sent was written to the connection. */
  let isHandedOver = false;
  const openTransport = () =>
    createTransport({
      ...smtpOptions(url),
      pool: true,
      maxConnections: 1,
      // If the mail server has closed the idle connection, one more is opened.
      maxRequeues: 1,
      socketTimeout: REPLY_TIMEOUT_MS,
    }).use('stream', ({ message }, done) => {
      message.processFunc((email) =>
        email.once('end', () => {
          isHandedOver = true;
        }),
      );
      done();
    });
  let transport: ReturnType<typeof openTransport> | undefined;
  function close(options?: { force: boolean }) {
    transport?.close(options);
    transport = undefined;
  }
  /** Also signs in, if the address has a user. */
  async function canConnect(): Promise<boolean> {
    transport ??= openTransport();
    return await transport.verify().catch(() => false);
  }
  return {
    async send(to, email, options) {
      const timer = setTimeout(() => close({ force: true }), SEND_TIMEOUT_MS);
      isHandedOver = false;
      try {
        // It throws if the address is invalid, which must not keep the server from starting.
        transport ??= openTransport();
        await transport.sendMail(toMessage(from, to, email, options));
      } catch (error) {
        // If the server can still be used, the other emails need not wait.
        const isServerUsable = isConnectionLost(error) && (await canConnect());
        throw new MailError(error, url, { isServerUsable, isHandedOver });
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => close(),
  };
}

/** For the mail server in force. The connection to the previous one is closed. */
export function createQueueMailer(
  current: () => { smtpUrl: string | undefined; from: string },
): PooledMailer {
  let inUse = { ...current(), mailer: undefined as PooledMailer | undefined };
  return {
    async send(...email) {
      const { smtpUrl, from } = current();
      if (!smtpUrl) throw new Error('No mail server is set. Enter one under Settings, Email.');
      if (!inUse.mailer || inUse.smtpUrl !== smtpUrl || inUse.from !== from) {
        inUse.mailer?.close();
        inUse = { smtpUrl, from, mailer: pooledMailer(smtpUrl, from) };
      }
      await inUse.mailer?.send(...email);
    },
    close: () => inUse.mailer?.close(),
  };
}
