import type { PushMessage } from '@assembly/contract/notifications/push-message';
import { cleanTitle, titleOr } from '../../mail/templates/clean-text.ts';
import type { ReaderClock } from '../../mail/templates/format-event-times.ts';
import {
  addressOfContent,
  describeChange,
  type LinkedContent,
  recordingTitle,
} from './notification-texts.ts';

/** A phone shows about four lines. */
const BODY_MAX_CHARS = 300;
const TITLES_IN_BODY = 3;

/** What a push message shows. */
export function renderPush(
  content: LinkedContent,
  topic: string,
  itemId: string,
  clock: ReaderClock,
): PushMessage {
  const { title, body } = describe(content, clock);
  return {
    title,
    body: cleanTitle(body, BODY_MAX_CHARS),
    path: addressOfContent(content, itemId),
    tag: itemId ? `${topic}/${itemId}` : topic,
  };
}

function describe(content: LinkedContent, clock: ReaderClock) {
  const { counts, recording, signUps, titles, untitled } = clock.t.updates;
  switch (content.kind) {
    case 'announcement':
      return { title: titleOr(content.title, untitled), body: content.notes || content.list };
    case 'event':
      return { title: titleOr(content.title, untitled), body: describeChange(content, clock) };
    case 'sermon':
      return {
        title: recordingTitle(content.title, untitled),
        body: recording.newIn(cleanTitle(content.folder)),
      };
    case 'summary': {
      const first = content.items.slice(0, TITLES_IN_BODY);
      return {
        title: counts[content.topic](content.count),
        body: titles(first.map(({ title }) => titleOr(title, untitled))),
      };
    }
    // Without the name: anyone can sign up and use it for a message.
    case 'signUps':
      return { title: signUps.title(content.count), body: signUps.approveInApp };
  }
}
