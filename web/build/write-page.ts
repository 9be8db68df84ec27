import { PAGE_SLOTS } from '@assembly/contract/page';
import type { Messages } from '@assembly/messages/catalog';
import { directionOf, type Language } from '@assembly/messages/languages';
import { outdatedNotice } from './outdated-notice.ts';
import type { ScreenFiles } from './screen-files.ts';

const VITE_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const EMPTY_ROOT = '<div id="root"></div>';
const ENGLISH = '<html lang="en">';
const HEAD_END = '</head>';

const address = (file: string) => `${PAGE_SLOTS.basePath}/${file}`;

interface PageOptions extends ScreenFiles {
  /** The name of the prerendered screen: the script hydrates it only if it shows the same screen. */
  name: string;
  markup: string;
  /** The content of the screen's stylesheets, to be inlined. */
  inlineCss: string;
  language: Language;
  messages: PageMessages;
}

type PageMessages = Pick<Messages, 'common' | 'pages'>;

/** Turns a page built by Vite into one that paints without further requests. */
export function writePage(
  built: string,
  { name, markup, js, css, inlineCss, language, messages }: PageOptions,
): string {
  const [entry, ...rest] = js;
  const tags = [
    ...rest.map((file) => `<link rel="modulepreload" href="${address(file)}">`),
    `<script type="module" src="${address(entry ?? '')}"></script>`,
    `<style>${inlineCss}</style>`,
    // Disabled links are not fetched, but tell Vite's loader that these stylesheets are present.
    ...css.map((file) => `<link rel="stylesheet" href="${address(file)}" disabled>`),
  ];
  const root = `<div id="root" data-prerendered="${name}">${markup}</div>`;
  const page = replaceOnce(
    fillTexts(built.replace(VITE_TAGS, ''), messages),
    ENGLISH,
    `<html lang="${language}" dir="${directionOf(language)}">`,
  );
  return replaceOnce(
    replaceOnce(page, EMPTY_ROOT, root + outdatedNotice(messages.pages)),
    HEAD_END,
    tags.join('') + HEAD_END,
  );
}

/** Fills in the texts of the HTML files. */
export function fillTexts(html: string, { common, pages }: PageMessages): string {
  const texts: Record<string, string> = {
    LOGIN_TITLE: pages.login(PAGE_SLOTS.assemblyName),
    DESCRIPTION: pages.description(PAGE_SLOTS.assemblyName),
    LOGIN_NEEDS_SCRIPT: pages.loginNeedsScript,
    NEEDS_SCRIPT: pages.needsScript,
    NOT_LOADED: pages.notLoaded,
    OFFLINE: pages.notLoadedOffline,
    RETRY: common.retry,
  };
  return html.replace(/__TEXT_(\w+?)__/g, (_, name: string) => texts[name] ?? '');
}

/** With a function, because `$` is special in a replacement string. */
function replaceOnce(page: string, placeholder: string, text: string): string {
  if (!page.includes(placeholder)) throw new Error(`The built page has no ${placeholder}.`);
  return page.replace(placeholder, () => text);
}
