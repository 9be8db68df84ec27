import type { Area, Messages } from '@assembly/messages/catalog';
import { withFallback } from '@assembly/messages/with-fallback';
import { basePath } from '../page-config.ts';
import { t } from './t.ts';

/** Where the catalogs are: filled in by the build. */
declare const __MESSAGES__: { folder: string; extension: string };

export { t };

/** Adds these areas to `t`. */
export async function loadMessages(...areas: Area[]): Promise<void> {
  const missing = areas.filter((area) => !(area in t));
  await Promise.all(
    missing.map(async (area) => Object.assign(t, { [area]: await readArea(area) })),
  );
}

/** A part of the app that is loaded later, together with its texts and those that such parts share. */
export async function withMessages<Loaded>(
  part: Promise<Loaded>,
  ...areas: Area[]
): Promise<Loaded> {
  const [loaded] = await Promise.all([part, loadMessages('shared', ...areas)]);
  return loaded;
}

/** In the language that the server has written into the page. Once a message has thrown, English replaces it. */
async function readArea(area: Area): Promise<Messages[Area]> {
  let english: Messages[Area] | undefined;
  return withFallback(await importArea(area, document.documentElement.lang), {
    english: () => english,
    report(error) {
      reportError(error);
      importArea(area, 'en').then((messages) => {
        english = withFallback(messages, { english: () => undefined, report: reportError });
      }, reportError);
    },
  });
}

async function importArea(area: Area, language: string): Promise<Messages[Area]> {
  const { folder, extension } = __MESSAGES__;
  const address = `${basePath}${folder}/${language}/${area}${extension}`;
  const { default: messages } = await import(/* @vite-ignore */ address);
  return messages;
}
