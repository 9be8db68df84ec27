import { createHash } from 'node:crypto';
import type { NotificationTopic } from '@assembly/contract/notifications/notifications';
import { iconAddress } from '@assembly/contract/page';
import { notificationsAddress } from '@assembly/contract/paths';
import type { Problem } from '@assembly/contract/problem';
import { TOPIC_NOUNS } from '@assembly/contract/text/count-topic';
import { escapeHtml } from '../../escape-html.ts';
import { basePathOf } from '../http/base-path.ts';

const STYLE = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: #f2f5f8; color: #1a2430; overflow-wrap: anywhere;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 24px; background: #ffffff; border: 1px solid #d5dde5;
  border-radius: 14px; }
header { display: flex; align-items: center; gap: 12px; font-weight: 600; }
img { border-radius: 8px; flex: none; }
h1 { margin: 24px 0 8px; font-size: min(1.5rem, 9vw); line-height: 1.3; }
p { margin: 0 0 16px; }
button { min-height: 44px; width: 100%; padding: 8px 20px; border: 1px solid transparent; border-radius: 8px;
  background: #1d5a91; color: #ffffff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #174a78; }
a { color: #1d5a91; }
:focus-visible { outline: 3px solid #1d5a91; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  body { background: #11161b; color: #e7edf3; }
  main { background: #1b222a; border-color: #35414d; }
  button { background: #8fc7f7; color: #06243f; }
  button:hover { background: #abd6fb; }
  a { color: #8fc7f7; }
  :focus-visible { outline-color: #8fc7f7; }
}
`;

/** Allows what the page has and nothing else: no script, and a form that leads only here. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Topic = NotificationTopic | 'weekly';

const describeEmails = (topic: Topic) =>
  topic === 'weekly' ? 'the weekly email' : `emails about ${TOPIC_NOUNS[topic][1]}`;

interface Site {
  assembly: { name: string };
  publicUrl: string;
}

type PageState = { topic: Topic; isDone: boolean } | { problem: Pick<Problem, 'code' | 'message'> };

/** The page on which people turn off emails of one topic. It works without a script, and in every browser. */
export function unsubscribePage({ assembly, publicUrl }: Site, state: PageState): string {
  const base = basePathOf(publicUrl);
  const name = escapeHtml(assembly.name);
  const icon = escapeHtml(base + iconAddress('192'));
  const title = titleOf(state);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${name}</title>
<link rel="icon" href="${icon}">
<style>${STYLE}</style>
</head>
<body>
<main>
<header><img src="${icon}" width="40" height="40" alt=""><span dir="auto">${name}</span></header>
<h1>${title}</h1>
${contentOf(state)}
<p><a href="${escapeHtml(base + notificationsAddress)}">Change your notifications</a></p>
</main>
</body>
</html>
`;
}

function titleOf(state: PageState): string {
  if ('problem' in state) {
    return state.problem.code === 'not_found' ? 'Link not valid' : 'Could not unsubscribe';
  }
  return state.isDone ? 'You are unsubscribed' : 'Unsubscribe';
}

function contentOf(state: PageState): string {
  if ('problem' in state) return `<p>${escapeHtml(state.problem.message)}</p>`;
  const emails = describeEmails(state.topic);
  if (state.isDone) return `<p>You no longer get ${emails}.</p>`;
  return `<p>Stop getting ${emails}?</p>
<form method="post"><p><button type="submit" name="List-Unsubscribe" value="One-Click">Unsubscribe</button></p></form>`;
}
