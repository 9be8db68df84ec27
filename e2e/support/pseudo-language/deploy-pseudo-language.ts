import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyServer } from '../processes/copy-server.ts';
import type { StartOptions } from '../processes/start-assembly.ts';
import { lengthenModule } from './lengthen.ts';

/** A copy of the server in which English is the pseudo-language. */
export function deployPseudoLanguage(folder: string): StartOptions {
  const { script, deploy } = copyServer(folder);
  deploy('pseudo');
  const cwd = join(folder, 'copy/web/dist');
  rewrite(globSync('assets/messages-*/en/*.js', { cwd }), lengthenModule);
  // Rendered in the browser instead, because the markup has the texts of the build.
  rewrite(globSync('pages/en/{sign-in,reset-password}.html', { cwd }), (page) =>
    page.replace(/(data-prerendered=")[^"]*/, '$1'),
  );
  function rewrite(files: string[], change: (text: string) => string) {
    for (const file of files) {
      writeFileSync(join(cwd, file), change(readFileSync(join(cwd, file), 'utf8')));
    }
  }
  return {
    script,
    environment: { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'register.ts')}` },
  };
}
