import { PAGE_SLOTS } from '@assembly/contract/page';
import type { Closure } from './closure.ts';

const TAGS_OF_VITE =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const EMPTY_ROOT = '<div id="root"></div>';
const HEAD_END = '</head>';

const address = (file: string) => `${PAGE_SLOTS.basePath}/${file}`;

interface PageParts {
  /** Names what is prerendered, so that the script knows whether it can bring it to life. */
  name: string;
  markup: string;
  closure: Closure;
  /** What the closure's stylesheets say, to stand in the page itself. */
  inlineCss: string;
  /** A script in the page decides with what the app starts, and when. The server has its modules fetched ahead. */
  startsItself?: boolean;
}

/** Turns a page as Vite built it into one that is ready to paint. */
export function writePage(
  built: string,
  { name, markup, closure, inlineCss, startsItself }: PageParts,
): string {
  const [entry, ...rest] = closure.js;
  const tags = [
    `<style>${inlineCss}</style>`,
    // Not fetched: they tell the loader of later screens that it need not bring these.
    startsItself
      ? closure.css.map((file) => `<link rel="stylesheet" href="${address(file)}" disabled>`)
      : [],
    startsItself
      ? []
      : [
          ...rest.map((file) => `<link rel="modulepreload" href="${address(file)}">`),
          `<script type="module" src="${address(entry ?? '')}"></script>`,
        ],
  ];
  const root = startsItself
    ? `<template>${markup}</template><div id="root" data-entry="${address(entry ?? '')}" data-modules="${[...rest, entry ?? ''].map(address).join(' ')}"></div>`
    : `<div id="root" data-prerendered="${name}">${markup}</div>`;
  const page = built.replace(TAGS_OF_VITE, '');
  return replaceOnce(
    replaceOnce(page, EMPTY_ROOT, root),
    HEAD_END,
    tags.flat().join('') + HEAD_END,
  );
}

/** With a function, because `$` means something in a replacement text. */
function replaceOnce(page: string, mark: string, text: string): string {
  if (!page.includes(mark)) throw new Error(`The built page has no ${mark}.`);
  return page.replace(mark, () => text);
}
