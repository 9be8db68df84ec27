// Compares every import between folders with the table in docs/architecture.md.
// Biome's noRestrictedImports cannot do this: it matches the text of an import, not the file that it leads to.
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, matchesGlob } from 'node:path';

const root = join(import.meta.dirname, '..');
const SOURCES = '{{contract,messages,server,web,sandbox}/src,web/service-worker}/**/*.{ts,tsx}';
const MAY_IMPORT_ANYTHING =
  /\.test\.tsx?$|^server\/src\/(testing|resilience)\/|^web\/src\/testing\//;
/** Workspaces that the table names without a folder. */
const SHARED = ['contract', 'messages'];
const IMPORT = /\b(?:from|import)\s*\(?\s*['"`]([^'"`]+)['"`]/g;
const ROW = /^\| \[`(?<folder>[^`]+)`\]\([^)]*\) \| [^|]* \| (?<imports>[^|]*)\|$/gm;

interface Folder {
  /** If it ends with `/*`, each subfolder counts as a separate folder. */
  path: string;
  /** Folders and files, from the root. */
  imports: string[];
}

/** A sentence for each import that the table does not allow. */
export async function checkImports(): Promise<string[]> {
  const folders = await readTable();
  const files = await Array.fromAsync(glob(SOURCES, { cwd: root }));
  const problems = await Promise.all(
    files
      .filter((file) => !MAY_IMPORT_ANYTHING.test(file))
      .map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
          const target = resolve(file, specifier);
          if (!target) return [];
          return specifier.startsWith('.') && workspaceOf(file) !== workspaceOf(target)
            ? `${file} imports ${target} by its path: import it as @assembly/${workspaceOf(target)}/NAME, or move the code into this workspace.`
            : findProblem(folders, file, target);
        });
      }),
  );
  return problems.flat().sort();
}

async function readTable(): Promise<Folder[]> {
  const page = await readFile(join(root, 'docs/architecture.md'), 'utf8');
  return [...page.matchAll(ROW)].map(({ groups }) => {
    const { folder = '', imports = '' } = groups ?? {};
    const [workspace] = folder.split('/');
    const names = imports.split(',').map((name) => name.trim());
    return {
      path: folder,
      imports: names
        .filter(Boolean)
        .map((name) => (SHARED.includes(name) ? `${name}/src` : `${workspace}/src/${name}`)),
    };
  });
}

function resolve(file: string, specifier: string): string | null {
  const own = /^@assembly\/(?<workspace>[^/]+)\/(?<path>.+)$/.exec(specifier)?.groups;
  if (own) return `${own.workspace}/src/${own.path}.ts`;
  const isCode = specifier.startsWith('.') && !specifier.endsWith('.json');
  return isCode ? join(dirname(file), specifier) : null;
}

function findProblem(folders: Folder[], file: string, target: string): string[] {
  const from = folderOf(folders, file);
  if (!from && isTopLevel(file)) {
    const isShared = [workspaceOf(file), ...SHARED, 'sandbox'].includes(workspaceOf(target));
    return isShared
      ? []
      : [`${file} may import only its own workspace, contract and sandbox, not ${target}.`];
  }
  if (!from) return [`${file}: docs/architecture.md does not list its folder.`];
  if (from.name === folderOf(folders, target)?.name) return [];
  const allows = ({ imports }: Folder) =>
    imports.some((path) => target === path || target.startsWith(`${path}/`));
  if (allows(from)) return [];
  const above = folders.filter(
    (folder) => workspaceOf(folder.path) === workspaceOf(file) && allows(folder),
  );
  const lines = [
    `${file} imports ${target}, but ${from.path} may import only ${listOf(from.imports) || 'its own files'} (docs/architecture.md).`,
    `  Move the shared code into ${from.imports.length > 0 ? 'one of those' : from.path}.`,
    above.length > 0 ? `  Or move this code to ${listOf(above.map(({ path }) => path))}.` : '',
  ];
  return [lines.filter(Boolean).join('\n')];
}

const workspaceOf = (path: string) => path.slice(0, path.indexOf('/'));
/** Files such as server/src/app.ts compose the folders and may import all of them. */
const isTopLevel = (file: string) => file.split('/').length === 3;
const listOf = (names: string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

/** The folder in the table that a file belongs to, the deepest one if there are several. */
function folderOf(folders: Folder[], file: string): (Folder & { name: string }) | null {
  const found = folders
    .filter(({ path }) => matchesGlob(file, `${path}/**`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  if (!found) return null;
  const depth = found.path.split('/').length;
  return { ...found, name: file.split('/').slice(0, depth).join('/') };
}

if (process.argv[1] === import.meta.filename) {
  const problems = await checkImports();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
