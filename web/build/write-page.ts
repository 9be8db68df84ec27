import { PAGE_SLOTS } from '@assembly/contract/page';
import { OUTDATED_NOTICE } from './outdated-notice.ts';
import type { ScreenFiles } from './screen-files.ts';

const VITE_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const EMPTY_ROOT = '<div id="root"></div>';
const ENGLISH = '<html lang="en">';
const HEAD_END = '</head>';

const address = (file: string) => `${PAGE_SLOTS.basePath}/${file}`;

interface PageOptions {
  /** The name of the prerendered screen: the script hydrates it only if it shows the same screen. */
  name: string;
  markup: string;
  files: ScreenFiles;
  /** The content of the screen's stylesheets, to be inlined. */
  inlineCss: string;
}

/** Turns a page built by Vite into one that paints without further requests. */
export function writePage(built: string, { name, markup, files, inlineCss }: PageOptions): string {
  const [entry, ...rest] = files.js;
  const tags = [
    ...rest.map((file) => `<link rel="modulepreload" href="${address(file)}">`),
    `<script type="module" src="${address(entry ?? '')}"></script>`,
    `<style>${inlineCss}</style>`,
    // Disabled links are not fetched, but tell Vite's loader that these stylesheets are present.
    ...files.css.map((file) => `<link rel="stylesheet" href="${address(file)}" disabled>`),
  ];
  const root = `<div id="root" data-prerendered="${name}">${markup}</div>`;
  const page = replaceOnce(
    built.replace(VITE_TAGS, ''),
    ENGLISH,
    ENGLISH.replace('en', PAGE_SLOTS.language),
  );
  return replaceOnce(
    replaceOnce(page, EMPTY_ROOT, root + OUTDATED_NOTICE),
    HEAD_END,
    tags.join('') + HEAD_END,
  );
}

/** With a function, because `$` is special in a replacement string. */
function replaceOnce(page: string, placeholder: string, text: string): string {
  if (!page.includes(placeholder)) throw new Error(`The built page has no ${placeholder}.`);
  return page.replace(placeholder, () => text);
}
