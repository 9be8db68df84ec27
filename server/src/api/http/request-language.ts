import { findLanguage, languageTags } from '@assembly/messages/find-language';
import type { Language } from '@assembly/messages/languages';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { CurrentSession } from '../../auth/sessions.ts';
import type { StoredLanguages } from '../../languages.ts';
import type { AppContext } from './app-context.ts';

/** Set by the browser too, when a person chooses a language there. */
const COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language that was chosen in the browser; '' if none was. */
export const chosenTag = ({ headers }: FastifyRequest): string =>
  parseCookie(headers.cookie ?? '')[COOKIE] ?? '';

/** The languages that the browser asks for, best first; the one that was chosen in it comes before its own. */
export const requestTags = (request: FastifyRequest): string[] =>
  languageTags(`${chosenTag(request)},${request.headers['accept-language'] ?? ''}`);

/** Of a reader about whom nothing is stored. */
export const languagesOf = (request: FastifyRequest): StoredLanguages => ({
  language: null,
  browserLanguages: `${requestTags(request)}`,
});

/** In which language to reply: the person's own choice, else one that the browser asks for, else the assembly's. */
export function requestLanguage(
  request: FastifyRequest,
  { settings }: Pick<AppContext, 'settings'>,
  session?: CurrentSession,
): Language {
  const tags = [session?.language ?? '', ...requestTags(request)];
  return findLanguage(tags) ?? settings.current().language;
}

/** For requests without a session, such as the one for the service worker. */
export const languageCookie = (language: Language, basePath: string): string =>
  stringifySetCookie({
    name: COOKIE,
    value: language,
    path: basePath || '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'lax',
  });
