import type { Language } from '@assembly/messages/languages';
import { expect, test } from 'vitest';
import type { Localization } from '../../create-localize.ts';
import { formatEventTimes } from '../../mail/templates/format-event-times.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { ENGLISH } from '../../testing/fixtures/english.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { at, receive, renderFor } from '../../testing/notifications/test-notifications.ts';
import { openTestSender } from '../../testing/notifications/test-sender.ts';
import { addPushDevice } from '../queue/push-devices.ts';

/** Made-up texts in a language that the app may not speak. */
function inLanguage(language: string, canceled: string): Localization {
  const { updates } = ENGLISH.t;
  const canceledSubject = (title: string, times: string) => `${canceled}: ${title}, ${times}`;
  const canceledAt = (times: string) => `${canceled}: ${times}`;
  const event = { ...updates.event, canceledSubject, canceledAt };
  const t = { ...ENGLISH.t, updates: { ...updates, event } };
  return { language: language as Language, locale: `${language}-u-nu-latn`, t };
}

const CATALOGS = [inLanguage('pl', 'Zażółć gęślą jaźń'), inLanguage('ar', 'أُلغيت')];
const CANCELED = {
  topic: 'events',
  content: {
    kind: 'event',
    change: 'cancelled',
    title: 'Choir',
    location: '',
    description: '',
    before: at('2026-11-20T18:00:00Z', '2026-11-20T19:00:00Z'),
    after: null,
  },
} as const;

onEachDatabase('the language of an email or a push message', (database) => {
  test('is that of the person who gets it', async () => {
    const pushed: string[] = [];
    const opened = await openTestSender({
      database,
      localize: async ({ language }) =>
        CATALOGS.find((catalog) => catalog.language === language) ?? ENGLISH,
      sendPush: async ({ endpoint }, { body }) => {
        pushed.push(`${endpoint} ${body}`);
        return 'sent';
      },
    });
    const { addMember, clock, cookieOf, db, mailServer, notify, send } = opened;
    for (const language of ['pl', 'ar', null]) {
      const email = `${language ?? 'en'}@example.org`;
      const user = await addMember({ events: 'email' }, { email });
      await db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
      await cookieOf(user);
      const session = db.selectFrom('sessions').select('id').where('userId', '=', user.id);
      const { id: sessionId } = await session.executeTakeFirstOrThrow();
      const device = { endpoint: email, p256dh: '', auth: '', topics: ['events' as const] };
      await addPushDevice(db, device, { user, sessionId, now: clock.now });
    }
    await notify(CANCELED);
    await send();
    const emails = mailServer.messages.map(({ to, source }) => [
      to[0],
      /<html ([^>]*)>/.exec(source)?.[1],
    ]);
    expect(emails.sort()).toEqual([
      ['ar@example.org', 'lang="ar" dir="rtl"'],
      ['en@example.org', 'lang="en" dir="ltr"'],
      ['pl@example.org', 'lang="pl" dir="ltr"'],
    ]);
    expect(pushed.sort()).toEqual([
      'ar@example.org أُلغيت: الجمعة، 20 نوفمبر، 6:00–7:00 م',
      'en@example.org Canceled: Friday 20 November, 18:00–19:00',
      'pl@example.org Zażółć gęślą jaźń: piątek, 20 listopada, 18:00–19:00',
    ]);
  });
});

test.each(CATALOGS)(
  'a mailbox reads an email in $language as it was written',
  async (localization) => {
    const { parsed } = await receive(await renderFor(CANCELED.content, { localization }));
    const { canceledSubject } = localization.t.updates.event;
    const times = formatEventTimes(
      CANCELED.content.before,
      { now: SUNDAY, timeZone: 'Europe/Zurich', ...localization },
      'short',
    );
    expect(parsed.subject).toBe(canceledSubject('Choir', times));
    expect(parsed.html).toContain(`<div lang="${localization.language}" dir=`);
  },
);
