import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const root = dirname(manifest);

/** Character maps, fonts that PDFs need not embed, and decoders of the two image formats of scanners. */
const FILES = /^(cmaps\/.*\.bcmap|standard_fonts\/.*\.(pfb|ttf)|wasm\/.*_nowasm_fallback\.js)$/;

/** Adds the files of pdf.js that only some documents need, in a folder named after its version. Not in development. */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      const { version } = JSON.parse(await readFile(manifest, 'utf8'));
      const paths = await readdir(root, { recursive: true });
      for (const file of paths.map((path) => path.replaceAll('\\', '/'))) {
        if (!FILES.test(file)) continue;
        const source = await readFile(join(root, file));
        this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${file}`, source });
      }
    },
  };
}
