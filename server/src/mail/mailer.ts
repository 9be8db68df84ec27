import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECOND_MS } from '@assembly/contract/limits';
import { createTransport } from 'nodemailer';
import type { Letter } from './letters.ts';

export interface Mailer {
  /** Resolves when the letter has been taken; throws when it has not. */
  send(to: string, letter: Letter): Promise<void>;
}

const SMTP_WAIT_MS = 10 * SECOND_MS;

/** By the mail server at `url`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_WAIT_MS,
    greetingTimeout: SMTP_WAIT_MS,
    socketTimeout: SMTP_WAIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, letter) {
      await transport.sendMail({ from, to: { name: '', address: to }, ...letter });
    },
  };
}

/** Into a folder, one `.eml` file a letter, for an assembly without a mail server. */
export function outboxMailer(
  folder: string,
  from: string,
  onWritten: (file: string) => void,
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(to, letter) {
      const { message } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...letter,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`,
      );
      // Whoever watches the folder never sees half a letter.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      onWritten(file);
    },
  };
}
