import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { logo, screens } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../api/http/app-context.ts';
import { basePathOf } from '../api/http/base-path.ts';
import { errorHandler } from '../api/http/error-handler.ts';
import { escapeHtml } from '../escape-html.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PUBLISHED = ['README.md', 'CHANGELOG.md', 'docs/**/*.{md,png,svg}'];
const STYLESHEET = '/docs/documentation.css';
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The repository's documentation, at the same paths as there, so that its links work. */
export function documentationPages(app: FastifyInstance, { config }: AppContext): void {
  const base = basePathOf(config.publicUrl);
  const files = findFiles();

  async function serve({ url }: FastifyRequest, reply: FastifyReply) {
    const [path = ''] = url.split('?');
    // Only listed files are read, never a path from the request.
    const file = files.get(path);
    if (!file) return reply.callNotFound();
    const content = await readFile(file);
    const type = TYPES[extname(file)];
    if (type) return reply.type(type).send(content);
    const page = await renderPage(`${content}`, { path, base, isServed: (to) => files.has(to) });
    return reply.type('text/html; charset=utf-8').send(page);
  }

  app.register(async (pages) => {
    pages.setErrorHandler(answerAsPage(base));
    for (const path of ['/README.md', '/CHANGELOG.md', '/docs/*']) pages.get(path, serve);
  });
}

/** The files by their addresses. */
function findFiles(): Map<string, string> {
  const found = globSync(PUBLISHED, { cwd: ROOT });
  return new Map([
    ...found.map((file) => [`/${file.replaceAll(sep, '/')}`, join(ROOT, file)] as const),
    [STYLESHEET, join(import.meta.dirname, 'documentation.css')],
  ]);
}

/** The guard's refusals as the app's pages show them: the login, or "Not Found" for members. */
function answerAsPage(base: string) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const code = error instanceof Problem && error.code;
    // The start page also tells people that their session was ended.
    if (code === 'not_signed_in') return reply.redirect(base + screens.root);
    if (code === 'forbidden') return reply.callNotFound();
    return errorHandler(error, request, reply);
  };
}

interface PageContext {
  path: string;
  base: string;
  isServed: (path: string) => boolean;
}

async function renderPage(markdown: string, { path, base, isServed }: PageContext) {
  // Loaded with the first page, to save the memory until then.
  const { Marked } = await import('marked');
  const ids = new Set<string>();
  const marked = new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        const slug = slugOf(text);
        const id = ids.has(slug) ? `${slug}-${ids.size}` : slug;
        ids.add(id);
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      /** Source files are not served: what links to them is only text. */
      link({ href, tokens }) {
        const { origin, pathname } = new URL(href, `http://docs${path}`);
        const isFound = origin !== 'http://docs' || isServed(pathname);
        return isFound ? false : this.parser.parseInline(tokens);
      },
    },
  });
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Documentation';
  return toPage({ title, base, html: makeScrollable(await marked.parse(markdown)) });
}

/** As on GitHub, so that links to sections work in both places. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Wide tables and code blocks scroll, also by keyboard. */
const makeScrollable = (html: string) =>
  html
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

function toPage({ title, base, html }: { title: string; base: string; html: string }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(title)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="${base}${logo}">
    <link rel="stylesheet" href="${base}${STYLESHEET}">
  </head>
  <body>
    <nav aria-label="Documentation">
      <a href="${base}${screens.settings}?section=about">Settings</a>
      <a href="${base}/README.md">Overview</a>
      <a href="${base}/docs/operating.md">Operating guide</a>
      <a href="${base}/docs/api.md">API</a>
      <a href="${base}/CHANGELOG.md">Changelog</a>
    </nav>
    <main>
${html}</main>
  </body>
</html>
`;
}
