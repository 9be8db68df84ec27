import { expect, test } from 'vitest';
import { smtpMailer } from '../../mail/mailer.ts';
import { startMailServer } from '../../testing/clients/start-mail-server.ts';
import { openAsAdmin } from '../../testing/fixtures/settings-admin.ts';

const URL = '/api/settings/weekly-email';
const FROM = 'office@example.org';

async function open() {
  const { url, messages } = await startMailServer();
  const admin = await openAsAdmin({
    environment: {
      SMTP_URL: url,
      MAIL_FROM: FROM,
      WEEKLY_EMAIL: 'SAT 18:00',
      ASSEMBLY_TIME_ZONE: 'Europe/Zurich',
    },
    mailer: smtpMailer(url, FROM),
  });
  const send = (method: 'GET' | 'POST') =>
    admin.call({ method, url: URL, headers: { cookie: admin.cookie } });
  return { ...admin, messages, send };
}

async function addTask({ db }: Awaited<ReturnType<typeof open>>) {
  const task = { id: 't', title: 'Spring cleaning', notes: 'At 9', due: '2026-11-27', updated: '' };
  await db
    .insertInto('tasks')
    .values({
      id: 'l',
      title: 'Help',
      notes: '',
      subtask: JSON.stringify([task]),
      position: 0,
      contentHash: '',
    })
    .execute();
}

test('an administrator sees the weekly email of now, and when it is sent next', async () => {
  const opened = await open();
  expect((await opened.send('GET')).json()).toEqual({
    isEmpty: true,
    subject: '',
    text: '',
    html: '',
    nextAt: Date.parse('2026-11-21T17:00Z'),
  });
  await addTask(opened);
  const preview = (await opened.send('GET')).json();
  expect(preview).toMatchObject({ isEmpty: false, subject: 'This week at Our Assembly' });
  expect(preview.text).toContain('* Spring cleaning (until Friday 27 November)\n');
  expect(preview.html).toContain('>Spring cleaning</a>');
  await opened.save({ WEEKLY_EMAIL_NOTE: 'The heating works again.' });
  expect((await opened.send('GET')).json().html).toContain('The heating works again.');
  expect(opened.messages).toEqual([]);
});

test('an administrator can send the weekly email to themselves only, and only if it has content', async () => {
  const opened = await open();
  await opened.addPerson();
  const refused = await opened.send('POST');
  expect(refused.statusCode).toBe(404);
  expect(refused.json().detail).toMatch(/^There is nothing for the weekly email yet/);
  await addTask(opened);
  expect((await opened.send('POST')).statusCode).toBe(204);
  expect(opened.messages).toMatchObject([{ from: FROM, to: ['ada@example.org'] }]);
  expect(opened.messages[0]?.source).toMatch(/\/unsubscribe\/[\w-]{43}/);
});

test('without a mail server, the weekly email cannot be sent', async () => {
  const { call, cookie } = await openAsAdmin();
  const reply = await call({ method: 'POST', url: URL, headers: { cookie } });
  expect(reply.json()).toMatchObject({ code: 'mail_not_configured' });
});
