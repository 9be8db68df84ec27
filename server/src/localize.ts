import { type Messages, SERVER_AREAS } from '@assembly/messages/catalog';
import { directionOf, type Language } from '@assembly/messages/languages';
import { withFallback } from '@assembly/messages/with-fallback';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { type Reader, readerOf, type StoredLanguages } from './languages.ts';

type ServerMessages = Pick<Messages, (typeof SERVER_AREAS)[number]>;

/** How to write to somebody, with the texts in their language. */
export interface Localization extends Reader {
  t: ServerMessages;
}

export type Localize = (person: StoredLanguages) => Promise<Localization>;

export async function localize(
  person: StoredLanguages,
  config: Pick<Config, 'assembly'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Localization> {
  const report = (error: unknown) => log.error({ err: error }, 'message replaced by English');
  const reader = readerOf(person, config);
  const [own, english] = await Promise.all([readMessages(reader.language), readMessages('en')]);
  const fallback = withFallback(english, { english: () => undefined, report });
  const isRightToLeft = directionOf(reader.language) === 'rtl';
  return { ...reader, t: withFallback(own, { english: () => fallback, report, isRightToLeft }) };
}

/** The modules are loaded when a language is first needed. */
async function readMessages(language: Language): Promise<ServerMessages> {
  const areas = SERVER_AREAS.map(async (area) => {
    const { default: messages } = await import(`@assembly/messages/${language}/${area}`);
    return [area, messages];
  });
  return Object.fromEntries(await Promise.all(areas));
}
