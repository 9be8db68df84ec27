import { expect, test } from 'vitest';
import { ENGLISH } from '../../testing/fixtures/english.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { announcement, movedEvent } from '../../testing/notifications/test-notifications.ts';
import { renderPush } from './render-push.ts';

const clock = { ...ENGLISH, now: SUNDAY, timeZone: 'Europe/Zurich' };

test('a push message has the title, the first words, what a tap opens, and what it replaces', () => {
  expect(renderPush(announcement(), 'announcements', 'a/1', clock)).toEqual({
    title: 'Spring cleaning',
    body: 'Bring gloves. See https://a.example/x?y=1&z.',
    path: '/web/announcements?open=a%2F1',
    tag: 'announcements/a/1',
  });
  expect(renderPush(movedEvent(), 'events', 'e', clock)).toMatchObject({
    title: 'Bible study',
    body: 'Moved to Wednesday 18 November, 19:00–20:30. Before: Tuesday 17 November, 19:00–20:30.',
    path: '/web/event?open=e',
  });
  const canceled = movedEvent({ change: 'cancelled', after: null });
  expect(renderPush(canceled, 'events', 'e', clock)).toMatchObject({
    body: 'Canceled: Tuesday 17 November, 19:00–20:30',
    path: '/web/event',
  });
});

test('a push message does not show the name of someone who signs up', () => {
  const message = renderPush({ kind: 'signUps', count: 1, newestId: 'u' }, 'signUps', '', clock);
  expect(message).toEqual({
    title: 'New sign-up',
    body: 'Approve or delete them in the app.',
    path: '/web/admin',
    tag: 'signUps',
  });
});

test('megabytes of text and invisible characters make a short message', () => {
  const text = '\0\u202e🕊'.repeat(1_000_000);
  const message = renderPush(
    announcement({ title: text, notes: text }),
    'announcements',
    'a',
    clock,
  );
  expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(3000);
  expect(JSON.stringify(message)).not.toMatch(/\\u0000|\u202e/);
});
