import { PAGE_META, PAGE_SLOTS } from '@assembly/contract/page';

type Value = keyof typeof PAGE_META;

/** While the page is prerendered there is no document: then the slot itself, which the server fills. */
function read(value: Value): string {
  if (typeof document === 'undefined') return PAGE_SLOTS[value];
  return document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_META[value]}"]`)?.content ?? '';
}

export const assemblyName = read('assemblyName') || 'Our Assembly';
/** The assembly's zone: its hours are meant there, wherever they are read. */
export const timeZone = read('timeZone');
/** '' at the root of the host, or such as '/church'. */
export const basePath = read('basePath');
