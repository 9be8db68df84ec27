import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../testing/clients/start-mail-server.ts';
import { ENGLISH } from '../testing/fixtures/english.ts';
import { type Mailer, pooledMailer, smtpMailer } from './mailer.ts';
import { testEmail } from './templates/account-emails.ts';

const FROM = 'office@example.org';
const EMAIL = testEmail({ ...ENGLISH, name: 'Grace' }, 'https://grace.example');

const sendTo = (mailer: Mailer) => mailer.send('ada@example.org', EMAIL);

function openPool(url: string): Mailer {
  const mailer = pooledMailer(() => ({ smtpUrl: url, from: FROM }), 1);
  onTestFinished(() => mailer.close());
  return mailer;
}

test.for([
  ['a single email', (url: string) => smtpMailer(url, FROM)],
  ['the queue', openPool],
] as const)('a password is not sent without encryption: %s', async ([, open]) => {
  const users: string[] = [];
  const server = await startMailServer({ onUser: (user) => users.push(user) });
  // Not written as an address of this machine, but leads to it.
  const url = server.url.replace('127.0.0.1', 'planted:word@0.0.0.0');
  await expect(sendTo(open(`${url}?requireTLS=false`))).rejects.toThrow(
    /^The mail server could not be used: it offers no encryption .* smtps:\/\//,
  );
  expect(users).toEqual([]);
  expect(server.messages).toEqual([]);
});

test.for([
  ['0.0.0.0', '?ignoreTLS=true'],
  ['127.0.0.1', ''],
  ['LOCALHOST', ''],
])('it is sent without encryption to %s%s', async ([host = '', query = '']) => {
  const users: string[] = [];
  const server = await startMailServer({ onUser: (user) => users.push(user) });
  const url = server.url.replace('127.0.0.1', `planted:word@${host}`);
  await sendTo(smtpMailer(`${url}${query}`, FROM));
  expect(users).toEqual(['planted']);
  expect(server.messages).toHaveLength(1);
});

test('a mail server without a user name needs no encryption', async () => {
  const { url, messages } = await startMailServer();
  await sendTo(smtpMailer(url.replace('127.0.0.1', '0.0.0.0'), FROM));
  expect(messages).toHaveLength(1);
});

test('a mail server that answers one byte at a time is given up, and disconnected', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.resume().on('end', () => socket.destroy());
    socket.write('220 mail.example\r\n');
    const timer = setInterval(() => socket.write('2'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sending = sendTo(smtpMailer(`smtp://127.0.0.1:${port}`, FROM, 300));
  await expect(sending).rejects.toThrow(
    'The mail server could not be used: it answers too slowly. Try again later.',
  );
  await once(server.close(), 'close');
});
