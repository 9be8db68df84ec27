import type { Area, Messages } from './catalog.ts';

/** Some areas of a language, for the server and the build. The browser loads them by their addresses. */
export async function readMessages<Name extends Area>(
  language: string,
  areas: readonly Name[],
): Promise<Pick<Messages, Name>> {
  const entries = areas.map(async (area) => {
    const { default: messages } = await import(`./${language}/${area}.ts`);
    return [area, messages];
  });
  return Object.fromEntries(await Promise.all(entries));
}
