import type { Area } from '@assembly/messages/catalog';
import { basePath } from '../page-config.ts';
import { setLanguage } from './locale.ts';
import { readMessages, t } from './messages.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Shows the app in another language, and what was typed stays. If its texts cannot be loaded, fails and changes nothing. */
export async function chooseLanguage(language: string): Promise<void> {
  const areas = Object.keys(t) as Area[];
  const messages = await readMessages(areas, language);
  // A screen may have loaded further texts meanwhile.
  if (Object.keys(t).length > areas.length) return await chooseLanguage(language);
  Object.assign(t, messages);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API.
  document.cookie = `language=${language}; path=${basePath || '/'}; max-age=${YEAR_S}; SameSite=Lax${secure}`;
  setLanguage(language);
}
