import type { Manifest } from 'vite';

/** The files a screen needs before it can be shown, relative to web/dist. */
export interface Closure {
  js: string[];
  css: string[];
}

/** Everything that the chunks of these sources import, and what that imports, entry first. */
export function closureOf(manifest: Manifest, ...sources: string[]): Closure {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (js.has(chunk.file)) return;
    js.add(chunk.file);
    chunk.imports?.forEach(visit);
    // After those of its imports: what a screen says of a shared part must come later.
    for (const file of chunk.css ?? []) css.add(file);
  };
  sources.forEach(visit);
  return { js: [...js], css: [...css] };
}

const screenSource = (name: string) => `src/screens/${name}/${name}-screen.tsx`;

/** What each screen costs, by its name, for the pages' preloads and for the budgets. */
export function closures(manifest: Manifest): Record<string, Closure> {
  const ofApp = (screen: string) => closureOf(manifest, 'app.html', screenSource(screen));
  return {
    'sign-in': closureOf(manifest, 'index.html'),
    events: closureOf(manifest, 'app.html'),
    announcements: ofApp('announcements'),
    documents: ofApp('documents'),
    account: ofApp('account'),
    users: ofApp('users'),
    'data-sync': ofApp('data-sync'),
    player: closureOf(manifest, 'app.html', 'src/player/player-bar.tsx'),
  };
}
