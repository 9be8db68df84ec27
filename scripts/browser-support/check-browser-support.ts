// Finds what the built web app uses and a supported browser lacks: JavaScript, CSS, and what the pages have inline.
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SUPPORTED_BROWSERS_TEXT } from '../../web/build/supported-browsers.ts';
import { ALLOWED_FEATURES } from './allowed-features.ts';
import type { UnsupportedFeature } from './browser-support.ts';
import { findInCss } from './find-in-css.ts';
import { findInScript } from './find-in-script.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'web/dist');
const INLINE = /<(?<tag>script|style)>(?<text>[\s\S]*?)<\/\k<tag>>/g;

/** A sentence for each use of a feature that is not allowed, and for each allowance that is no longer needed. */
export async function checkBrowserSupport(): Promise<string[]> {
  const isUsed = new Set<object>();
  const problems: string[] = [];
  const files = await Array.fromAsync(glob('**/*.{js,mjs,css,html}', { cwd: dist }));
  for (const file of files.sort()) {
    for (const found of findIn(file, await readFile(join(dist, file), 'utf8'))) {
      const allowed = ALLOWED_FEATURES.filter(
        ({ feature, files = '' }) =>
          feature === found.feature && (file.endsWith('.html') || basename(file).startsWith(files)),
      );
      for (const each of allowed) isUsed.add(each);
      if (allowed.length === 0) problems.push(describe(file, found));
    }
  }
  const unused = ALLOWED_FEATURES.filter((each) => !isUsed.has(each)).map(
    ({ feature, files }) =>
      `scripts/browser-support/allowed-features.ts: ${feature}${files ? ` in ${files}` : ''} is no longer used. Remove the entry.`,
  );
  return [...problems, ...unused, ...(await checkReadme())];
}

function findIn(file: string, text: string): UnsupportedFeature[] {
  if (file.endsWith('.css')) return findInCss(text);
  if (!file.endsWith('.html')) return findInScript(text, 'module');
  return [...text.matchAll(INLINE)].flatMap(({ groups }) =>
    groups?.tag === 'style'
      ? findInCss(groups.text ?? '')
      : findInScript(groups?.text ?? '', 'script'),
  );
}

const describe = (file: string, { feature, lackedBy, excerpt }: UnsupportedFeature) =>
  `web/dist/${file}: ${lackedBy} does not support ${feature}: ${excerpt}\n  Use something older. If the app works without it, say why in scripts/browser-support/allowed-features.ts.`;

async function checkReadme(): Promise<string[]> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  return readme.includes(SUPPORTED_BROWSERS_TEXT)
    ? []
    : [`README.md must name the supported browsers: "${SUPPORTED_BROWSERS_TEXT}".`];
}

if (process.argv[1] === import.meta.filename) {
  const problems = await checkBrowserSupport();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
