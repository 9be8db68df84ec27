// Texts that people read are in messages/src, so that they can be translated: finds those that are elsewhere.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

const root = join(import.meta.dirname, '..');
const SOURCES =
  '{contract/src,web/src,server/src/mail/templates,server/src/notifications/send}/**/*.{ts,tsx}';
const TESTS = /\.test\.tsx?$|^web\/src\/testing\//;

/** Attributes and props that are shown or read aloud. */
const LABELS = /^(aria-label|alt|heading|hint|label|placeholder|text|title)$/;
const WORD = /\p{L}{2}/u;
const SENTENCE = /^\p{Lu}\p{Ll}* /u;

/** Names, which are the same in every language, and a code. */
const NAMES = ['Assembly', 'Our Assembly', 'Samsung Internet', 'Happening now'];

/** Files whose texts are still to be moved, or are for developers and the log. */
const NOT_YET = [
  'contract/src/document.ts',
  'contract/src/notifications/delivery.ts',
  'contract/src/notifications/notifications.ts',
  'server/src/notifications/send/deliver-email.ts',
  'server/src/notifications/send/deliver-push.ts',
  'server/src/notifications/send/push/check-subscription.ts',
  'server/src/notifications/send/push/send-push.ts',
  'server/src/notifications/send/sender.ts',
];

/** A sentence for each text that belongs in messages/src. */
export async function checkTexts(): Promise<string[]> {
  const files = await Array.fromAsync(glob(SOURCES, { cwd: root }));
  const problems = await Promise.all(
    files
      .filter((file) => !TESTS.test(file) && !NOT_YET.includes(file))
      .map(async (file) =>
        findTexts(file, await readFile(join(root, file), 'utf8')).map(
          (text) => `${file}: "${text}" belongs in messages/src.`,
        ),
      ),
  );
  return problems.flat().sort();
}

function findTexts(file: string, source: string): string[] {
  const found: string[] = [];
  /** Errors are for logs. */
  let errors = 0;
  const addIf = (pattern: RegExp, text: unknown) => {
    if (typeof text !== 'string' || errors > 0 || NAMES.includes(text.trim())) return;
    if (pattern.test(text)) found.push(text.trim());
  };
  new Visitor({
    JSXText: ({ value }) => addIf(WORD, value),
    JSXAttribute: ({ name, value }) => {
      const isLabel = name.type === 'JSXIdentifier' && LABELS.test(name.name);
      if (isLabel && value?.type === 'Literal') addIf(WORD, value.value);
    },
    Literal: ({ value }) => addIf(SENTENCE, value),
    TemplateElement: ({ value }) => addIf(SENTENCE, value.cooked),
    NewExpression: () => {
      errors += 1;
    },
    'NewExpression:exit': () => {
      errors -= 1;
    },
  }).visit(parseSync(file, source).program);
  return [...new Set(found)];
}
