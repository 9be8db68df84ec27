// Starts a TypeScript file of this project, once it is sure that this Node can run it.
// Plain JavaScript: an older Node must get as far as the sentence below.
import * as nodeModule from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PINNED_MAJOR = 26;
const major = Number(process.versions.node.split('.')[0]);
const [file, ...args] = process.argv.slice(2);

if (major < PINNED_MAJOR) {
  console.error(
    `Assembly needs Node ${PINNED_MAJOR} but was started with Node ${process.versions.node}: start it with "npm start", or run "npm ci --include=optional" so that npm installs the right one.`,
  );
  process.exit(1);
}

// What Node has read and stripped of its types is kept for the next time: a quicker start, and 20 MB less of memory.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);

const path = resolve(file);
process.argv = [process.argv[0], path, ...args];
await import(pathToFileURL(path).href);
