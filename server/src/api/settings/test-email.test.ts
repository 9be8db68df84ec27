import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { ATTEMPT_LIMITS } from '@assembly/contract/limits';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MailError } from '../../mail/mail-error.ts';
import { openMailer, smtpMailer } from '../../mail/mailer.ts';
import { testEmail } from '../../mail/templates/account-emails.ts';
import { startMailServer } from '../../testing/clients/start-mail-server.ts';
import { ENGLISH } from '../../testing/fixtures/english.ts';
import { openAsAdmin } from '../../testing/fixtures/settings-admin.ts';

/** Something that is not a mail server. */
async function listen(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => once(server.close(), 'close') };
}

describe('the test email', () => {
  const send = ({ call, cookie }: Awaited<ReturnType<typeof openAsAdmin>>) =>
    call({ method: 'POST', url: '/api/settings/test-mail', headers: { cookie } });
  const openWithMail = (url: string) =>
    openAsAdmin({
      environment: { SMTP_URL: url, MAIL_FROM: 'office@example.org' },
      mailer: smtpMailer(url, 'office@example.org'),
    });

  test('goes to the administrator who asked for it', async () => {
    const { url, messages } = await startMailServer();
    expect((await send(await openWithMail(url))).statusCode).toBe(204);
    expect(messages).toMatchObject([{ from: 'office@example.org', to: ['ada@example.org'] }]);
  });

  test('fails with the words of the mail server, without the credentials that it repeats', async () => {
    const { url } = await startMailServer({ echoCredentials: true });
    const withPassword = url.replace('//', '//planted-user:planted%20pass@');
    const reply = await send(await openWithMail(withPassword));
    expect(reply.statusCode).toBe(502);
    expect(reply.json()).toMatchObject({ code: 'mail_failed' });
    expect(reply.json().detail).toMatch(/^The mail server refused the email: 535 .*wrong/);
    expect(reply.body).not.toMatch(/planted/);
  });

  test('does not show what a server answers that is not a mail server', async () => {
    const { port, close } = await listen((socket) => socket.write('HTTP/1.1 400 planted\r\n'));
    onTestFinished(() => void close());
    const reply = await send(await openWithMail(`smtp://127.0.0.1:${port}`));
    expect(reply.json().detail).toMatch(/^The mail server could not be used: .* not a mail server/);
    expect(reply.body).not.toMatch(/planted|HTTP/);
  });

  test('says in our own words that nothing answers, or that the certificate is not valid', async () => {
    const email = testEmail({ ...ENGLISH, name: 'Grace' }, 'https://grace.example');
    const { port, close } = await listen(() => {});
    await close();
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'office@example.org');
    const error = await mailer.send('ada@example.org', email).catch((reason) => reason);
    expect(error.message).toMatch(/^The mail server could not be used: there is no answer/);
    expect(error.code).toBe('ECONNREFUSED');
    const certificate = { code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' };
    const refused = Object.assign(new Error("not in the cert's altnames: planted"), certificate);
    expect(new MailError(refused, 'smtp://mail.example').message).toMatch(/: a secure connection/);
  });

  test('fails without the password if the address of the mail server is invalid', async () => {
    const mailer = smtpMailer('smtp://planted:planted@mail%20server', 'office@example.org');
    const email = testEmail({ ...ENGLISH, name: 'Grace' }, 'https://grace.example');
    const error = await mailer.send('ada@example.org', email).catch((reason) => reason);
    expect(error).toBeInstanceOf(MailError);
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain('planted');
  });

  test('is refused, and not written to the outbox folder, if the mail server cannot be decrypted', async () => {
    const outbox = mkdtempSync(join(tmpdir(), 'assembly-'));
    const mail = { smtpUrl: undefined, from: 'office@example.org', outbox };
    const { log } = (await openAsAdmin()).app;
    const mailer = openMailer(mail, true, () => log);
    const sending = mailer.send(
      'ada@example.org',
      testEmail({ ...ENGLISH, name: 'Grace' }, 'https://grace.example'),
    );
    await expect(sending).rejects.toThrow(/Enter it again in the settings/);
    expect(readdirSync(outbox)).toEqual([]);
  });

  test('is limited, because each one opens a connection', async () => {
    const admin = await openAsAdmin({
      environment: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'office@example.org' },
    });
    const { max } = ATTEMPT_LIMITS.testEmail.perAccount;
    for (let sent = 0; sent < max; sent += 1) expect((await send(admin)).statusCode).toBe(204);
    expect((await send(admin)).json()).toMatchObject({ code: 'too_many_attempts' });
    expect(admin.emails).toHaveLength(max);
  });

  test('needs a mail server', async () => {
    const reply = await send(await openAsAdmin());
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'mail_not_configured' });
  });
});
