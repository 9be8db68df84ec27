import { describe, expect, test } from 'vitest';
import { smtpMailer } from '../../mail/mailer.ts';
import { startMailServer } from '../../testing/clients/start-mail-server.ts';
import { openAsAdmin } from '../../testing/fixtures/settings-admin.ts';

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

  test('needs a mail server', async () => {
    const reply = await send(await openAsAdmin());
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'mail_not_configured' });
  });
});
