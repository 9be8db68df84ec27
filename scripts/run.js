// Checks the version of Node and runs a TypeScript file of this project: `run.js FILE [ARGUMENTS]`.
// Plain JavaScript, so that an older Node can print the message below.
import * as nodeModule from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PINNED_MAJOR = 26;
const major = Number(process.versions.node.split('.')[0]);
const [file, ...args] = process.argv.slice(2);

if (major < PINNED_MAJOR) {
  console.error(
    `Assembly needs Node ${PINNED_MAJOR}, but this is Node ${process.versions.node}. Start it with "npm start", or run "npm ci --include=optional" to install the right version.`,
  );
  process.exit(1);
}

// The compile cache makes later starts faster and saves 20 MB of memory.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);

const path = resolve(file);
process.argv = [process.argv[0], path, ...args];
await import(pathToFileURL(path).href);
