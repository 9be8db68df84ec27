import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Area, Messages } from '@assembly/messages/catalog';
import { directionOf, type Language } from '@assembly/messages/languages';
import { withFallback } from '@assembly/messages/with-fallback';
import type { Sentence } from '@assembly/messages/words-for';
import { root } from './processes/spawn-script.ts';

const AREAS = globSync(join(root, 'messages/src/en/*.ts')).map((file) => basename(file, '.ts'));

/** All texts in a language, as the app and the server fill them in. */
export async function readMessages(language: Language): Promise<Messages> {
  const entries = AREAS.filter((area) => area !== 'language').map(async (area) => {
    const { default: messages } = await import(`@assembly/messages/${language}/${area}`);
    return [area, messages as Messages[Area]];
  });
  const fail = (error: unknown): never => {
    throw error;
  };
  return withFallback(Object.fromEntries(await Promise.all(entries)) as Messages, {
    english: () => undefined,
    report: fail,
    isRightToLeft: directionOf(language) === 'rtl',
  });
}

/** A sentence as an accessible name, which may have spaces around its elements. */
export const patternOf = (sentence: Sentence<string>) =>
  new RegExp(`^${sentence.map(RegExp.escape).join('\\s*')}$`);

/** The English texts without parameters that read differently in the language. */
export async function listEnglishTexts(language: Language): Promise<Set<string>> {
  const own = new Set(constantsIn(await readMessages(language)));
  return new Set(constantsIn(await readMessages('en')).filter((text) => !own.has(text)));
}

function constantsIn(messages: object): string[] {
  return Object.values(messages).flatMap((message: unknown) =>
    typeof message === 'object' && message ? constantsIn(message) : [message].flatMap(asText),
  );
}

const asText = (message: unknown) => (typeof message === 'string' ? [message] : []);
