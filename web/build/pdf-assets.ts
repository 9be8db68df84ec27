import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const root = dirname(manifest);

/** Character maps, fonts that PDFs need not embed, and decoders of the two image formats of scanners. */
const FILES = /^(cmaps\/.*\.bcmap|standard_fonts\/.*\.(pfb|ttf)|wasm\/.*_nowasm_fallback\.js)$/;

/** Serves the files of pdf.js that only some documents need, below a folder named after its version. */
export function pdfAssets(): Plugin {
  let folder = '';
  let files: string[] = [];
  return {
    name: 'pdf-assets',
    async configResolved() {
      const { version } = JSON.parse(await readFile(manifest, 'utf8'));
      folder = `assets/pdfjs-${version}`;
      files = await listFiles();
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const file of files) {
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${file}`,
          source: await readFile(join(root, file)),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = '', file = ''] = request.url?.split(`/${folder}/`) ?? [];
        if (path || !files.includes(file)) return next();
        if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        createReadStream(join(root, file)).pipe(response);
      });
    },
  };
}

async function listFiles(): Promise<string[]> {
  const files = await readdir(root, { recursive: true });
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => FILES.test(file));
}
