import { type Plugin, transformWithOxc } from 'vite';

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

/** Safari 15 misreads some class fields (webkit.org/b/236843), of which pdf.js has hundreds. */
const CLASS_FIELDS_LOWERED = 'safari15';

/** Lets pdf.js run in all supported browsers, and open a page of a long list without reading those before it. */
export function adaptPdfJs(): Plugin {
  return {
    name: 'adapt-pdf-js',
    async transform(code, id) {
      const [file] =
        /pdfjs-dist\/legacy\/(?:build|web)\/pdf(?:\.worker|_viewer)?\.mjs/.exec(id) ?? [];
      if (!file) return null;
      const adapted = file.includes('worker') ? findPagesDirectly(code) : code;
      return await transformWithOxc(adapted, id, { lang: 'js', target: CLASS_FIELDS_LOWERED });
    },
  };
}

function findPagesDirectly(code: string): string {
  const start = code.indexOf('async getPageDict(pageIndex)');
  const at = code.indexOf(KIDS, start);
  if (start < 0 || at < 0) throw new Error('pdf.js has changed: see web/build/adapt-pdf-js.ts.');
  return code.slice(0, at) + DIRECT + code.slice(at + KIDS.length);
}
