import { expect, test } from 'vitest';
import { signUpEmail } from '../../mail/templates/account-emails.ts';
import { ENGLISH } from '../../testing/fixtures/english.ts';
import {
  announcement,
  movedEvent,
  RECIPIENT,
  receive,
  renderFor,
  UNSUBSCRIBE_URL,
} from '../../testing/notifications/test-notifications.ts';
import type { NotificationContent } from '../queue/notification-content.ts';

const APP = 'https://a.example/church';

/** What a person reads in the HTML of an email, with the addresses of links. */
function readHtml(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

const cases: [string, NotificationContent, string, string[]][] = [
  [
    'a new announcement',
    announcement(),
    'Announcement: Spring cleaning',
    [
      'Spring cleaning',
      'List: For everyone',
      'Due: Friday 20 November',
      'Bring gloves.',
      'https://a.example/x?y=1&z',
      `${APP}/web/announcements?open=item%201`,
    ],
  ],
  [
    'an event that was moved',
    movedEvent(),
    'Moved to Wed 18 Nov, 19:00–20:30: Bible study',
    [
      'This event has a new time.',
      'Before: Tuesday 17 November, 19:00–20:30',
      'Now: Wednesday 18 November, 19:00–20:30',
      'Where: Hall 1',
      'Ruth',
      '& ',
      'https://b.example/',
      `${APP}/web/event?open=item%201`,
    ],
  ],
  [
    'an event that was canceled',
    movedEvent({ change: 'cancelled', after: null }),
    'Canceled: Bible study, Tue 17 Nov, 19:00–20:30',
    [
      'This event was canceled.',
      'Originally planned for: Tuesday 17 November, 19:00–20:30',
      // It can no longer be opened.
      `${APP}/web/event`,
    ],
  ],
  [
    'a new recording',
    { kind: 'sermon', title: 'Hope.mp3', folder: 'Sermons' },
    'New recording: Hope',
    ['Hope', 'Folder: Sermons', `${APP}/web/documents?open=item%201`],
  ],
  [
    'a summary',
    {
      kind: 'summary',
      topic: 'events',
      reason: 'many',
      count: 12,
      items: [
        { id: 'a', title: 'Choir', event: movedEvent() },
        { id: 'b', title: '', event: movedEvent({ change: 'cancelled', after: null }) },
      ],
    },
    '12 canceled or moved events at St. Mark & Co',
    [
      'Choir',
      'Moved to Wednesday 18 November, 19:00–20:30. Before: Tuesday 17 November, 19:00–20:30.',
      `${APP}/web/event?open=a`,
      '(No title)',
      'Canceled: Tuesday 17 November, 19:00–20:30',
      'and 10 more',
    ],
  ],
  [
    'several sign-ups',
    { kind: 'signUps', count: 3, newestId: null },
    '3 new sign-ups at St. Mark & Co',
    ['3 people have signed up since the last email about sign-ups.'],
  ],
];

test.each(cases)('%s: text and HTML say everything', async (_, content, subject, said) => {
  const { parsed } = await receive(await renderFor(content));
  expect(parsed.subject).toBe(subject);
  const footer = [
    'St. Mark & Co',
    'Change your notifications',
    `${APP}/web/account#notifications`,
    'Unsubscribe',
    UNSUBSCRIBE_URL,
  ];
  const html = readHtml(parsed.html ?? '');
  for (const text of [...said, ...footer]) {
    expect(parsed.text).toContain(text);
    expect(html).toContain(text);
  }
  expect(parsed.html).toContain(`<img src="${APP}/icons/192.png"`);
});

test('mail programs can unsubscribe with one click, and send no automatic replies', async () => {
  const { parsed, source } = await receive(await renderFor(announcement()));
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${UNSUBSCRIBE_URL}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'list-id': '<events.mail.example>',
    'auto-submitted': 'auto-generated',
    'message-id': '<d1@mail.example>',
  });
  // DKIM signatures and providers compare it as it is written.
  expect(source).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

const MEGABYTE = 1024 * 1024;
const INJECTION = 'Eve\r\nBcc: all@evil.example\r\nContent-Type: text/html\r\n\r\n<h1>owned</h1>';
const MARKUP = `</title><script>alert(1)</script><img src=x onerror="alert('1')"><!-- </div></body>`;
const hostile: [string, string][] = [
  ['headers', INJECTION],
  ['markup', MARKUP],
  ['right-to-left marks', '\u202egnp.exe\u202c \u2066שלום\u2069 \u200fعربى'],
  ['emoji', '👨‍👩‍👧‍👦🕊️🇨🇭'.repeat(50)],
  ['half characters and NUL', '\ud83d \udd4a \0 \u0007 \u2028 \ufffe \ufeff'],
  ['one long word', 'a'.repeat(5000)],
  ['a megabyte of letters', 'a'.repeat(MEGABYTE)],
  ['a megabyte of markup', '<&"\'>'.repeat(MEGABYTE / 5)],
  ['a megabyte of Chinese', '漢'.repeat(MEGABYTE / 3)],
  ['a megabyte of emoji and letters', '🕊a'.repeat(MEGABYTE / 5)],
  ['a megabyte of line breaks', '\r\n'.repeat(MEGABYTE / 2)],
  ['a megabyte of addresses', 'https://a.example/é?<b> '.repeat(MEGABYTE / 25)],
  ['a megabyte of tags', '<p><b>x'.repeat(MEGABYTE / 8)],
  ['boundaries', '--==_NextPart\r\n.\r\nFrom x\r\n'.repeat(20)],
];

test.each(hostile)(
  '%s in every field leave an email valid, harmless and short',
  async (_, text) => {
    const items = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, title: text }));
    const contents: NotificationContent[] = [
      announcement({ title: text, notes: text, list: text, due: text }),
      movedEvent({ title: text, location: text, description: text }),
      { kind: 'sermon', title: text, folder: text },
      { kind: 'summary', topic: 'sermons', reason: 'first', count: 5000, items },
    ];
    for (const content of contents) {
      const { parsed, bytes, source } = await receive(await renderFor(content));
      expect(bytes).toBeLessThan(100_000);
      expect(parsed.to).toEqual([{ name: '', address: RECIPIENT }]);
      expect(parsed.from).toEqual({ name: 'St. Mark', address: 'office@mail.example' });
      expect([parsed.bcc, parsed.cc, parsed.attachments]).toEqual([undefined, undefined, []]);
      const types = parsed.headers.filter(({ key }) => key === 'content-type');
      expect(types).toMatchObject([{ value: expect.stringMatching(/^multipart\/alternative;/) }]);
      // Mail servers refuse longer lines.
      for (const line of source.split('\r\n')) expect(line.length).toBeLessThan(998);
      const { subject = '', html = '' } = parsed;
      expect(subject.length).toBeLessThanOrEqual(120);
      expect(subject).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u200e\u200f]/u);
      expect(`${parsed.text}${html}`.isWellFormed()).toBe(true);
      expect(`${parsed.text}${html}`).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      expectHarmless(html);
      expect(parsed.text).toContain(UNSUBSCRIBE_URL);
      expect(html).toContain(UNSUBSCRIBE_URL);
    }
  },
);

test('a title that looks like an encoded header is shown as it was typed', async () => {
  const title = '=?UTF-8?B?QmNjOiBldmlsQGV2aWwuZXhhbXBsZQ==?=';
  const { parsed } = await receive(await renderFor(announcement({ title })));
  expect(parsed.subject?.replaceAll('\u2060', '')).toBe(`Announcement: ${title}`);
});

const ELEMENTS =
  'html head body title style div span p h1 h2 a b bdi strong i em u s ul ol li blockquote'.split(
    ' ',
  );
const VOID_ELEMENTS = ['meta', 'br', 'img', '!doctype'];

/** Every tag is one of ours and is closed in order; the only image is the icon. */
function expectHarmless(html: string): void {
  const open: string[] = [];
  for (const [tag, slash = '', name = ''] of html.matchAll(/<(\/?)([!\w]+)[^>]*>/g)) {
    if (VOID_ELEMENTS.includes(name)) continue;
    expect(ELEMENTS).toContain(name);
    expect(tag).not.toMatch(/\son\w+=|javascript:/i);
    if (slash) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
  expect(html.match(/<img /g)).toHaveLength(1);
}

test('a long text is cut, with a link to the rest', async () => {
  const { parsed } = await receive(await renderFor(announcement({ notes: 'word '.repeat(8000) })));
  expect(parsed.text).toContain(
    `word word…\n\nRead the rest:\n${APP}/web/announcements?open=item%201`,
  );
  expect(parsed.html).toMatch(/word word…<\/p>\s*<p[^>]*><a href="[^"]*"[^>]*>Read the rest<\/a>/);
  const whole = await receive(await renderFor(announcement({ notes: 'word '.repeat(3900) })));
  expect(whole.parsed.text?.match(/word/g)).toHaveLength(3900);
  expect(whole.parsed.text).not.toContain('Read the rest');
});

test('a canceled event has no link that leads nowhere, not even to the rest of its text', async () => {
  const canceled = movedEvent({ change: 'cancelled', after: null });
  const description = 'word '.repeat(8000);
  const { text } = await renderFor({ ...canceled, description });
  expect(text).not.toContain('Read the rest');
  expect(text).toContain(`See the next events:\n${APP}/web/event\n`);
  const items = [{ id: 'b', title: 'Choir', event: canceled }];
  const summary = { kind: 'summary', topic: 'events', reason: 'many', count: 1, items } as const;
  expect((await renderFor(summary)).html).not.toContain('open=b');
});

test('the name of someone who signs up becomes neither a link nor a subject', async () => {
  const newest = { name: 'https://evil.example', email: 'eve@evil.example' };
  const { subject, html } = signUpEmail(
    { ...ENGLISH, name: 'St. Mark' },
    newest,
    `${APP}/web/admin`,
  );
  expect(subject).not.toContain('evil');
  expect(html).not.toContain('href="https://evil');
});
