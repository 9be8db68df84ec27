import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './spawn-script.ts';
import { SERVER } from './start-assembly.ts';

/** The end of a hashed file's name, such as `-Y9O6PUxu.js`, or of the name of the folder with the texts. */
const HASH = /(?<=-)[\w-]{8}(?=\.(?:js|css)\b)|(?<=\/messages-)\w{8}/g;
const TEXT = /\.(?:js|css|html|json)$/;

/**
 * A copy of the server that can have other builds of the web app than web/dist. They differ as real ones do: every file
 * has another name, and no build has the files of another.
 */
export function copyServer(folder: string) {
  const copy = join(folder, 'copy');
  const dist = join(copy, 'web/dist');
  mkdirSync(join(copy, 'web'), { recursive: true });
  cpSync(join(root, 'server'), join(copy, 'server'), { recursive: true });
  for (const name of ['node_modules', 'package.json', 'docs']) {
    symlinkSync(join(root, name), join(copy, name));
  }
  return {
    /** To be started after `deploy`. */
    script: relative(root, join(copy, SERVER)),
    /** Replaces the build, as an update does. Each script reports the build's name when it runs. */
    deploy(build: string) {
      rmSync(dist, { recursive: true, force: true });
      cpSync(join(root, 'web/dist'), dist, {
        recursive: true,
        // Otherwise the old content would be sent.
        filter: (file) => !/\.(?:br|gz)$/.test(file),
      });
      for (const file of readdirSync(dist, { recursive: true }).map(String)) {
        if (TEXT.test(file)) rewriteFile(join(dist, file), build);
      }
    },
  };
}

function rewriteFile(path: string, build: string): void {
  const rename = (text: string) => text.replace(HASH, (hash) => build + hash.slice(build.length));
  const isChunk = /\/assets\/[^/]*\.js$/.test(path);
  const report = isChunk ? `(globalThis.builds??=new Set).add("${build}");` : '';
  writeFileSync(path, report + rename(readFileSync(path, 'utf8')));
  if (path === rename(path)) return;
  mkdirSync(dirname(rename(path)), { recursive: true });
  renameSync(path, rename(path));
}
