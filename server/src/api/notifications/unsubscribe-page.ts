import type { NotificationTopic } from '@assembly/contract/notifications/notifications';
import { notificationsAddress } from '@assembly/contract/paths';
import type { Problem } from '@assembly/contract/problem';
import { TOPIC_NOUNS } from '@assembly/contract/text/count-topic';
import { escapeHtml } from '../../escape-html.ts';
import { basePathOf } from '../http/base-path.ts';
import { type MailPage, paragraph } from '../mail-page.ts';

type Topic = NotificationTopic | 'weekly';

const describeEmails = (topic: Topic) =>
  topic === 'weekly' ? 'the weekly email' : `emails about ${TOPIC_NOUNS[topic][1]}`;

type PageState = { topic: Topic; isDone: boolean } | { problem: Pick<Problem, 'code' | 'message'> };

/** The page on which people turn off emails of one topic. */
export function unsubscribePage(publicUrl: string, state: PageState): MailPage {
  const account = escapeHtml(basePathOf(publicUrl) + notificationsAddress);
  return {
    title: titleOf(state),
    content: `${contentOf(state)}
<p><a href="${account}">Change your notifications</a></p>`,
  };
}

function titleOf(state: PageState): string {
  if ('problem' in state) {
    return state.problem.code === 'not_found' ? 'Link not valid' : 'Could not unsubscribe';
  }
  return state.isDone ? 'You are unsubscribed' : 'Unsubscribe';
}

function contentOf(state: PageState): string {
  if ('problem' in state) return paragraph(state.problem.message);
  const emails = describeEmails(state.topic);
  if (state.isDone) return paragraph(`You no longer get ${emails}.`);
  return `${paragraph(`Stop getting ${emails}?`)}
<form method="post"><p><button type="submit" name="List-Unsubscribe" value="One-Click">Unsubscribe</button></p></form>`;
}
