import { type Messages, SERVER_AREAS } from '@assembly/messages/catalog';
import { directionOf, type Language } from '@assembly/messages/languages';
import { readMessages } from '@assembly/messages/read-messages';
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

/** Languages are loaded when they are first needed. */
export function createLocalize(
  settings: { current: () => Pick<Config, 'assembly' | 'language'> },
  log: Pick<FastifyBaseLogger, 'error'>,
): Localize {
  const loaded = new Map<Language, Promise<ServerMessages>>();
  const report = (error: unknown) => log.error({ err: error }, 'message replaced by English');

  async function load(language: Language): Promise<ServerMessages> {
    const own = await readMessages(language, SERVER_AREAS);
    const english = await readMessages('en', SERVER_AREAS);
    const fallback = withFallback(english, { report });
    const isRightToLeft = directionOf(language) === 'rtl';
    return withFallback(own, { english: () => fallback, report, isRightToLeft });
  }

  return async (person) => {
    const reader = readerOf(person, settings.current());
    const messages = loaded.get(reader.language) ?? load(reader.language);
    loaded.set(reader.language, messages);
    return { ...reader, t: await messages };
  };
}
