import { expect, test } from 'vitest';
import { ENGLISH } from '../../testing/fixtures/english.ts';
import { receive, UNSUBSCRIBE_URL } from '../../testing/notifications/test-notifications.ts';
import { type Week, weeklyEmail } from './weekly-email.ts';

const clock = { ...ENGLISH, now: Date.parse('2026-11-15T09:00Z'), timeZone: 'Europe/Zurich' };
const accountUrl = 'https://a.example/web/account#notifications';
const footer = { reason: 'Weekly.', accountUrl, unsubscribeUrl: UNSUBSCRIBE_URL };
const frame = { ...ENGLISH, name: 'St. Mark', footer };
const link = (path: string) => `https://a.example/web/${path}`;
const EMPTY: Week = {
  note: '',
  events: [],
  announcements: [],
  sermons: [],
  hasNewSermon: false,
  documents: [],
  pending: 0,
  links: {
    events: link('event'),
    announcements: link('announcements'),
    sermons: link('sermons'),
    documents: link('documents'),
    users: link('admin'),
  },
};
const anEvent = (title: string) => ({
  title,
  location: 'Hall',
  date: '2026-11-17T19:00:00+01:00',
  startsAt: Date.parse('2026-11-17T18:00Z'),
  endsAt: Date.parse('2026-11-17T19:00Z'),
  link: link('event?open=1'),
});
const anAnnouncement = (title: string) => ({
  title,
  due: '2026-11-20',
  list: '',
  link: link('announcements?open=2'),
});
const aSermon = (title: string) => ({ title, link: link('documents?open=3') });
const aDocument = (title: string) => ({ title, folder: 'Sermons', link: link('documents?open=3') });

test('a week without news has no email, even if there is an older sermon', () => {
  const sermons = [aSermon('Hope')];
  expect(weeklyEmail(frame, { ...EMPTY, sermons }, clock)).toBeNull();
  for (const news of [{ pending: 1 }, { note: 'Hello' }, { sermons, hasNewSermon: true }]) {
    expect(weeklyEmail(frame, { ...EMPTY, ...news }, clock)).not.toBeNull();
  }
});

test('the weekly email has a section for each kind of news, and a link to each item', () => {
  const retreat = {
    ...anEvent('Retreat'),
    location: '',
    date: '2026-11-13',
    startsAt: Date.parse('2026-11-12T23:00Z'),
    endsAt: Date.parse('2026-11-15T23:00Z'),
  };
  const week = {
    ...EMPTY,
    note: 'The heating works again: https://a.example/heating',
    events: [retreat, anEvent('Bible study'), { ...anEvent('Choir'), location: 'Hall, 1 Way' }],
    announcements: [
      anAnnouncement('Spring cleaning'),
      { ...anAnnouncement('22 Nov: Ruth'), list: 'Coffee', due: '' },
    ],
    sermons: [aSermon('Hope')],
    documents: [aDocument('Newsletter')],
    pending: 2,
  };
  expect(weeklyEmail(frame, week, clock)?.text).toBe(`The next 7 days

The heating works again: https://a.example/heating

Sunday 15 November
* Friday 13 November\u2009–\u2009Sunday 15 November Retreat
  https://a.example/web/event?open=1

Tuesday 17 November
* 19:00–20:00 Bible study (Hall)
  https://a.example/web/event?open=1
* 19:00–20:00 Choir (Hall)
  https://a.example/web/event?open=1

ANNOUNCEMENTS

* Spring cleaning (until Friday 20 November)
  https://a.example/web/announcements?open=2
* Coffee 22 Nov: Ruth
  https://a.example/web/announcements?open=2

NEWEST SERMON

* Hope
  https://a.example/web/documents?open=3

NEW DOCUMENTS

* Newsletter (Sermons)
  https://a.example/web/documents?open=3

SIGN-UPS

2 people are waiting for approval.

Approve or delete:
https://a.example/web/admin

St. Mark
Weekly.

Change your notifications:
https://a.example/web/account#notifications

Unsubscribe:
${UNSUBSCRIBE_URL}
`);
});

test('items that do not fit are counted', () => {
  const events = Array.from({ length: 60 }, (_, index) => anEvent(`Event ${index}`));
  const documents = Array.from({ length: 5 }, (_, index) => aDocument(`Document ${index}`));
  const email = weeklyEmail(frame, { ...EMPTY, events, documents }, clock);
  expect(email?.text).toContain('* and 10 more\n  https://a.example/web/event\n');
  expect(email?.text).toContain('* and 2 more\n  https://a.example/web/documents\n');
});

const HOSTILE = ['漢', '<&"🕊>', 'https://a.example/é '];
test.each(HOSTILE.map((text) => text.repeat(50_000)))(
  'hundreds of items of hostile text stay a short email (%#)',
  async (text) => {
    const many = <Item>(item: Item) => Array.from({ length: 300 }, () => item);
    const week = {
      ...EMPTY,
      events: many({ ...anEvent(text), location: text }),
      announcements: many({ ...anAnnouncement(text), list: text }),
      note: text,
      sermons: many(aSermon(text)),
      documents: many({ ...aDocument(text), folder: text }),
    };
    const email = weeklyEmail(frame, week, clock);
    if (!email) throw new Error('There is an email.');
    const { bytes, parsed } = await receive(email);
    expect(bytes).toBeLessThan(100_000);
    expect(parsed.html).toContain(UNSUBSCRIBE_URL);
  },
);
