import type { Config } from '../config.ts';
import { loadPage, type Page, readBuilt } from './load-page.ts';

export interface BuiltPages {
  folder: string;
  signIn: Page;
  resetPassword: Page;
  app: Page;
  /** The files that each screen needs before it can be shown, by the screen's name. */
  screenFiles: Record<string, { js: string[]; css: string[] }>;
}

/** Loads everything that the build wrote to the folder. */
export function loadPages(folder: string, config: Config): BuiltPages {
  return {
    folder,
    signIn: loadPage(folder, 'index.html', config),
    resetPassword: loadPage(folder, 'reset-password.html', config),
    app: loadPage(folder, 'app.html', config),
    screenFiles: JSON.parse(readBuilt(folder, 'screen-files.json')),
  };
}
