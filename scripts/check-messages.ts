// Each part of the web app that is loaded later must load the texts that it reads: component tests have all of them.
import { readModules } from '../web/build/read-modules.ts';

/** A sentence for each area of texts that is read where it may not be loaded. */
export function checkMessages(): string[] {
  const modules = readModules();
  /** This module and all that it imports at once. */
  function reachable(first: string) {
    const found = new Set([first]);
    for (const file of found) for (const each of modules.get(file)?.imports ?? []) found.add(each);
    return [...modules].filter(([file]) => found.has(file));
  }

  // Which areas are loaded before each part, whoever loads it.
  const pages = ['app-page.tsx', 'sign-in-page.tsx'];
  const loaded = new Map(pages.map((page) => [page, new Set(modules.get(page)?.loads)]));
  const changed = [...loaded.keys()];
  for (const part of changed) {
    const own = loaded.get(part) ?? new Set();
    for (const { file, areas } of reachable(part).flatMap(([, { parts }]) => parts)) {
      const before = loaded.get(file);
      const now = own.union(new Set(areas));
      const inBoth = before?.intersection(now) ?? now;
      if (inBoth.size === before?.size) continue;
      loaded.set(file, inBoth);
      changed.push(file);
    }
  }

  const problems = [...loaded].flatMap(([part, areas]) =>
    reachable(part).flatMap(([file, { reads }]) =>
      reads
        .filter((area) => !areas.has(area))
        .map((area) => `web/src/${file} reads t.${area}, which ${part} is shown without.`),
    ),
  );
  return [...new Set(problems)].sort();
}
