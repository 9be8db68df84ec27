import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from '../testing/clients/start-mail-server.ts';
import { pooledMailer } from './pooled-mailer.ts';
import { testEmail } from './templates/account-emails.ts';

test('an email may have arrived if the mail server takes too long to confirm it', async () => {
  const { promise: received, resolve: onReceived } = Promise.withResolvers<void>();
  const neverConfirm = () => {
    onReceived();
    return new Promise<void>(() => {});
  };
  const { url } = await startMailServer({ beforeReply: neverConfirm });
  const mailer = pooledMailer(url, 'office@assembly.test');
  onTestFinished(() => mailer.close());
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const sending = mailer.send('a@example.org', testEmail('Grace', 'https://grace.example'));
  const [endTheWait] = timers.mock.calls[0] ?? [];
  timers.mockRestore();
  const failed = expect(sending).rejects.toMatchObject({ outcome: 'unconfirmed' });
  await received;
  endTheWait?.();
  await failed;
});
