import type { Area, Messages } from '@assembly/messages/catalog';
import { directionOf, type Language } from '@assembly/messages/languages';
import { withFallback } from '@assembly/messages/with-fallback';
import { basePath } from '../page-config.ts';
import { createStore } from '../store.ts';
import { t } from './t.ts';

/** Where the catalogs are: filled in by the build. */
declare const __MESSAGES__: { folder: string; extension: string };

export { t };

/** The server has written it into the page. */
const language = createStore(
  typeof document === 'undefined' ? 'en' : (document.documentElement.lang as Language),
);
export const useLanguage = language.use;

/** Adds these areas to `t`. */
export async function loadMessages(...areas: Area[]): Promise<void> {
  const wanted = language.get();
  const missing = areas.filter((area) => !(area in t));
  await Promise.all(missing.map(async (area) => setArea(area, await readArea(area, wanted))));
}

/** A part of the app that is loaded later, together with its texts and those that such parts share. */
export async function withMessages<Loaded>(
  part: Promise<Loaded>,
  ...areas: Area[]
): Promise<Loaded> {
  const [loaded] = await Promise.all([part, loadMessages('shared', ...areas)]);
  return loaded;
}

/** Shows every text that is on the screen in another language; what was typed stays. */
export async function chooseLanguage(next: Language): Promise<void> {
  const areas = Object.keys(t) as Area[];
  const catalogs = await Promise.all(areas.map((area) => readArea(area, next)));
  for (const [at, area] of areas.entries()) setArea(area, catalogs[at]);
  document.documentElement.lang = next;
  document.documentElement.dir = directionOf(next);
  language.set(next);
}

function setArea(area: Area, catalog: unknown): void {
  Object.assign(t, { [area]: catalog });
}

async function readArea(area: Area, from: Language): Promise<Messages[Area]> {
  const { folder, extension } = __MESSAGES__;
  const address = `${basePath}${folder}/${from}/${area}${extension}`;
  const { default: messages } = await import(/* @vite-ignore */ address);
  return withFallback(messages, reportError);
}
