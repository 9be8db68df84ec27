import { createHash } from 'node:crypto';
import { iconAddress } from '@assembly/contract/page';
import type { Problem } from '@assembly/contract/problem';
import { directionOf } from '@assembly/messages/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Localization } from '../create-localize.ts';
import { escapeHtml } from '../escape-html.ts';
import type { AppContext } from './http/app-context.ts';
import { basePathOf } from './http/base-path.ts';
import { toProblem } from './http/error-handler.ts';
import { languagesOf } from './http/request-language.ts';

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
main > :last-child { margin: 0; }
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
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A form with one field. */
const BODY_MAX_BYTES = 4096;
const BODY_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export interface MailPage {
  title: string;
  text: string;
  /** Sends the form back to the address of the page. */
  button?: string;
  /** Below the base path. */
  link?: { label: string; path: string };
}

type Render = (localization: Localization, page: MailPage) => string;

/**
 * Registers pages behind links in emails, whose token replaces a sign-in. They have one button, because mail scanners
 * open every link; what the body of its request says does not matter.
 */
export function registerMailPages(
  parent: FastifyInstance,
  { localize, settings }: AppContext,
  pageOf: (problem: Problem, t: Localization['t']['mailPages']) => MailPage,
  addRoutes: (app: FastifyInstance, render: Render) => void,
): void {
  const render: Render = (localization, page) =>
    renderMailPage(settings.current(), localization, page);
  parent.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      BODY_TYPES,
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      (_request, _body, done) => done(null),
    );
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', PAGE_POLICY).header('x-robots-tag', 'noindex');
      done();
    });
    app.setErrorHandler(async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const problem = toProblem(error, request);
      if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
      // Whose link it is may not be known.
      const localization = await localize(languagesOf(request));
      return reply
        .code(problem.status)
        .type('text/html; charset=utf-8')
        .send(render(localization, pageOf(problem, localization.t.mailPages)));
    });
    addRoutes(app, render);
  });
}

/** It works without a script, and in every browser. */
function renderMailPage(
  { assembly, publicUrl }: Pick<Config, 'assembly' | 'publicUrl'>,
  { language }: Localization,
  page: MailPage,
): string {
  const { title, text, button, link } = page;
  const name = escapeHtml(assembly.name);
  const base = escapeHtml(basePathOf(publicUrl));
  const icon = base + iconAddress('192');
  const form = button
    ? `<form method="post"><p><button type="submit">${escapeHtml(button)}</button></p></form>\n`
    : '';
  const more = link ? `<p><a href="${base}${link.path}">${escapeHtml(link.label)}</a></p>\n` : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – ${name}</title>
<link rel="icon" href="${icon}">
<style>${STYLE}</style>
</head>
<body>
<main>
<header><img src="${icon}" width="40" height="40" alt=""><span dir="auto">${name}</span></header>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}${more}</main>
</body>
</html>
`;
}
