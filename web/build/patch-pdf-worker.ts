import type { Plugin } from 'vite';

const KIDS = 'for (let last = kids.length - 1; last >= 0; last--) {';

/**
 * To find a page, pdf.js reads the entry of every page before it, and while opening a document it looks for the last
 * page. In a scanned document these entries lie between the pictures, so this loads a large part of the file. But as
 * many children as pages means that each child is one page: then the right one is known without reading the others.
 */
const DIRECT = `if (kids.length === count) {
        nodesToVisit.push(kids[pageIndex - currentPageIndex]);
        currentPageIndex = pageIndex;
        continue;
      }
      ${KIDS}`;

/** Lets pdf.js open a page of a long list without reading the pages before it. */
export function patchPdfWorker(): Plugin {
  return {
    name: 'patch-pdf-worker',
    transform(code, id) {
      if (!/pdfjs-dist\/build\/pdf\.worker\.mjs/.test(id)) return null;
      const start = code.indexOf('async getPageDict(pageIndex)');
      const at = code.indexOf(KIDS, start);
      if (start < 0 || at < 0)
        throw new Error('pdf.js has changed: see web/build/patch-pdf-worker.ts.');
      return { code: code.slice(0, at) + DIRECT + code.slice(at + KIDS.length), map: null };
    },
  };
}
