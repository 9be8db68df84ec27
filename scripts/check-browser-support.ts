// Finds what the built web app uses and a supported browser may lack: JavaScript, CSS, and what the pages have inline.
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import css from '@eslint/css';
import { ESLint, type Linter } from 'eslint';
import baseline from 'eslint-plugin-baseline-js';
import esX from 'eslint-plugin-es-x';
import { BASELINE_YEAR, SUPPORTED_BROWSERS } from '../web/build/supported-browsers.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const INLINE = /<(?<tag>script|style)>(?<text>[\s\S]*?)<\/\k<tag>>/g;

/** Newer scripts that may be used, by their name in web-features. */
const ALLOWED_SCRIPT_FEATURES = [
  // All supported browsers have the functions that we call; the others of the same feature came later.
  'async-clipboard',
  'createimagebitmap',
  'media-session',
  'storage-manager',
  'top-level-await',
  // Used only if the browser has it.
  'network-information',
  'notifications',
  'share',
  // Functions of our own with the same names.
  'html-wrapper-methods',
];

const ALLOWED_STYLES = {
  allowAtRules: [
    // Without it the layout for narrow screens is used, at any width.
    'container',
    // Without it the margins are those of the browser.
    'page',
  ],
  // Firefox 115: the page behind a dialog can be scrolled, and some boxes are less tall. Never in a list of selectors.
  // `::selection`: iPhones have a color of their own for it.
  allowSelectors: ['has', 'selection'],
  // Every use has a fallback before it.
  allowFunctions: ['color-mix'],
  allowProperties: [
    // Without it a row that scrolls sideways shows its scroll bar.
    'scrollbar-width',
    // All supported browsers have what we use of it, some with a prefix that the build adds.
    'accent-color',
    'backdrop-filter',
    'hyphens',
    'line-clamp',
    'outline',
    'touch-action',
    'user-select',
    // See @container.
    'container-type',
    // Without it, a page looks less good, or a long list is drawn more slowly.
    'contain-intrinsic-block-size',
    'content-visibility',
    'forced-color-adjust',
    'overflow-anchor',
    'overflow-clip-margin',
    'text-size-adjust',
    'text-wrap',
  ],
  // The text or layout is only less pretty without it.
  allowPropertyValues: {
    'break-after': ['avoid'],
    // Without it, a title in another direction than the page is aligned to its own side.
    'text-align': ['match-parent'],
  },
};

const CONFIG: Linter.Config[] = [
  {
    files: ['**/*.js'],
    plugins: { baseline: { rules: baseline.rules }, 'es-x': esX },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    rules: {
      'baseline/use-baseline': [
        'error',
        {
          available: BASELINE_YEAR,
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
          ignoreFeatures: ALLOWED_SCRIPT_FEATURES,
        },
      ],
      // The browser does not run a script with one of these, and the build does not replace them.
      'es-x/no-regexp-lookbehind-assertions': 'error',
      'es-x/no-regexp-v-flag': 'error',
    },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', { available: BASELINE_YEAR, ...ALLOWED_STYLES }] },
  },
];

const eslint = new ESLint({
  cwd: root,
  ignore: false,
  overrideConfigFile: true,
  baseConfig: CONFIG,
});

/** A sentence for each newer feature that is used and not allowed. */
export async function findNewerFeatures(text: string, file: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: file });
  return (result?.messages ?? []).map(
    ({ message, line, column }) =>
      `${file}:${line}:${column}: ${message}\n  Use something older. If the app works without it, say why in scripts/check-browser-support.ts.`,
  );
}

export async function checkBrowserSupport(): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.{js,css,html}', { cwd: dist }));
  /** By text: the pages of all languages have the same inline. */
  const sources = new Map<string, string>();
  // pdf.js supports older browsers itself, and asks for each newer feature before it uses it.
  for (const file of files.filter((file) => !basename(file).startsWith('pdf-')).sort()) {
    const text = await readFile(join(dist, file), 'utf8');
    const found = file.endsWith('.html') ? findInline(file, text) : [{ name: file, text }];
    for (const { name, text } of found) sources.set(text, name);
  }
  const problems: string[] = [];
  for (const [text, name] of sources) {
    problems.push(...(await findNewerFeatures(text, `web/dist/${name}`)));
  }
  return [...problems, ...(await checkReadme())];
}

function findInline(file: string, html: string): { name: string; text: string }[] {
  return [...html.matchAll(INLINE)].map(({ groups }) => ({
    name: `${file}.${groups?.tag === 'style' ? 'css' : 'js'}`,
    text: groups?.text ?? '',
  }));
}

async function checkReadme(): Promise<string[]> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const missing = SUPPORTED_BROWSERS.filter((name) => !readme.includes(name));
  return missing.map((name) => `README.md must name the supported browser ${name}.`);
}
