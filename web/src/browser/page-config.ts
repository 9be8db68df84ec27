import { PAGE_META, PAGE_SLOTS } from '@assembly/contract/page';

type Value = keyof typeof PAGE_META;

/** While prerendering there is no document: returns the slot, which the server fills in. */
function read(value: Value): string {
  if (typeof document === 'undefined') return PAGE_SLOTS[value];
  return document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_META[value]}"]`)?.content ?? '';
}

export const assemblyName = read('assemblyName') || 'Our Assembly';
/** The assembly's time zone. */
export const timeZone = read('timeZone');
/** '' at the root of the host, otherwise a path such as '/church'. */
export const basePath = read('basePath');
/** Not in development, nor when the server has turned it off. */
export const hasServiceWorker = read('serviceWorker') === 'on';
