// Each part of the web app that is loaded later must load the texts that it reads: component tests have all of them.
import { readModules } from '../web/build/read-modules.ts';

/** A sentence for each area of texts that is read where it may not be loaded. */
export function checkMessages(): string[] {
  const modules = readModules();
  const problems = new Set<string>();
  const checked = new Set<string>();

  /** Checks what a page or a part reads if these areas are loaded, and what it loads later. */
  function check(part: string, loaded: Set<string>) {
    const state = [part, ...[...loaded].sort()].join(' ');
    if (checked.has(state)) return;
    checked.add(state);
    const files = new Set([part]);
    for (const file of files) {
      const { imports, parts, reads } = modules.get(file) ?? { imports: [], parts: [], reads: [] };
      for (const each of imports) files.add(each);
      for (const area of reads) {
        if (loaded.has(area)) continue;
        problems.add(`web/src/${file} reads t.${area}, which ${part} is shown without.`);
      }
      for (const later of parts) check(later.file, loaded.union(new Set(later.areas)));
    }
  }

  for (const page of ['app-page.tsx', 'sign-in-page.tsx']) {
    check(page, new Set(modules.get(page)?.loads));
  }
  return [...problems].sort();
}
