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

/** Emails go one after the other over one connection, which is opened when needed and stays open. */
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

/** For the mail server in force. An email that is sent while another one waits for its reply gets a connection of its own. */
export function createQueueMailer(
  current: () => { smtpUrl: string | undefined; from: string },
): PooledMailer {
  let idle: PooledMailer[] = [];
  let inForce = current();
  let isClosed = false;
  function close() {
    for (const mailer of idle) mailer.close();
    idle = [];
  }
  const isInForce = ({ smtpUrl, from }: typeof inForce) =>
    smtpUrl === inForce.smtpUrl && from === inForce.from;
  return {
    async send(...email) {
      const settings = current();
      const { smtpUrl, from } = settings;
      if (!smtpUrl) throw new Error('No mail server is set. Enter one under Settings, Email.');
      if (!isInForce(settings)) close();
      inForce = settings;
      const mailer = idle.pop() ?? pooledMailer(smtpUrl, from);
      try {
        await mailer.send(...email);
      } finally {
        if (isInForce(settings) && !isClosed) idle.push(mailer);
        else mailer.close();
      }
    },
    close() {
      isClosed = true;
      close();
    },
  };
}
