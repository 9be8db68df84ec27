import type { AssemblyClock } from '@assembly/contract/day-in';
import type { PushMessage } from '@assembly/contract/notifications/push-message';
import { countTopic } from '@assembly/contract/text/count-topic';
import { cleanTitle, titleOr } from '../../mail/templates/clean-text.ts';
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
  clock: AssemblyClock,
): PushMessage {
  const { title, body } = describe(content, clock);
  return {
    title,
    body: cleanTitle(body, BODY_MAX_CHARS),
    path: addressOfContent(content, itemId),
    tag: itemId ? `${topic}/${itemId}` : topic,
  };
}

function describe(content: LinkedContent, clock: AssemblyClock) {
  switch (content.kind) {
    case 'announcement':
      return { title: titleOr(content.title), body: content.notes || content.list };
    case 'event':
      return { title: titleOr(content.title), body: describeChange(content, clock) };
    case 'sermon':
      return { title: recordingTitle(content.title), body: `New recording. ${content.folder}` };
    case 'summary': {
      const titles = content.items.slice(0, TITLES_IN_BODY).map(({ title }) => titleOr(title));
      return { title: countTopic(content.topic, content.count), body: titles.join(', ') };
    }
    // Without the name: anyone can sign up and use it for a message.
    case 'signUps':
      return {
        title: content.count === 1 ? 'New sign-up' : countTopic('signUps', content.count),
        body: 'Approve or delete them in the app.',
      };
  }
}
