import type { Area, Messages } from '@assembly/messages/catalog';
import { directionOf } from '@assembly/messages/languages';
import { withFallback } from '@assembly/messages/with-fallback';
import { basePath } from '../page-config.ts';
import { reportToServer } from '../report-to-server.ts';
import { language, setLanguage } from './locale.ts';
import { t } from './t.ts';

/** Where the catalogs are: filled in by the build. */
declare const __MESSAGES__: { folder: string; extension: string };

export { t };

/** Adds these areas to `t`. */
export async function loadMessages(...areas: Area[]): Promise<void> {
  const inLanguage = language();
  const messages = await readMessages(
    areas.filter((area) => !(area in t)),
    inLanguage,
  );
  // Another one may have been chosen meanwhile.
  if (inLanguage !== language()) return await loadMessages(...areas);
  Object.assign(t, messages);
}

/** A part of the app that is loaded later, together with its texts and those that such parts share. */
export async function withMessages<Loaded>(
  part: Promise<Loaded>,
  ...areas: Area[]
): Promise<Loaded> {
  const [loaded] = await Promise.all([part, loadMessages('shared', ...areas)]);
  return loaded;
}

export async function readMessages(areas: Area[], inLanguage: string): Promise<Partial<Messages>> {
  const entries = areas.map(async (area) => [area, await readArea(area, inLanguage)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Once a message has thrown, English replaces it. */
async function readArea(area: Area, inLanguage: string): Promise<Messages[Area]> {
  let english: Messages[Area] | undefined;
  return withFallback(await importArea(area, inLanguage), {
    english: () => english,
    report(error) {
      reportToServer(error);
      importArea(area, 'en').then((messages) => {
        english = withFallback(messages, { report: reportToServer });
        setLanguage(language());
      }, reportToServer);
    },
    isRightToLeft: directionOf(inLanguage) === 'rtl',
  });
}

async function importArea(area: Area, inLanguage: string): Promise<Messages[Area]> {
  const { folder, extension } = __MESSAGES__;
  const address = `${basePath}${folder}/${inLanguage}/${area}${extension}`;
  const { default: messages } = await import(/* @vite-ignore */ address);
  return messages;
}
