// Starts a TypeScript file of this project, once it is sure that this Node can run it.
// Plain JavaScript: an older Node must get as far as the sentence below.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PINNED_MAJOR = 26;
const major = Number(process.versions.node.split('.')[0]);
const [file, ...args] = process.argv.slice(2);

if (major < PINNED_MAJOR) {
  console.error(
    `Assembly needs Node ${PINNED_MAJOR} but was started with Node ${process.versions.node}: start it with "npm start", or run "npm ci --include=optional" so that npm installs the right one.`,
  );
  process.exit(1);
}

const path = resolve(file);
process.argv = [process.argv[0], path, ...args];
await import(pathToFileURL(path).href);
