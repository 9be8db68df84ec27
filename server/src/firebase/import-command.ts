import { type Command, CommandError } from '../cli/command.ts';
import { printable } from '../cli/printable.ts';
import { readJson } from '../cli/read-file.ts';
import { readParameters, toAccounts } from './auth-export.ts';
import { type Added, type ImportedPerson, importTree } from './import-tree.ts';
import { toDrive, toEvents, toTasks } from './tree-content.ts';
import { isFields, NODES, type NodeName, type TreeLeftOut } from './tree-nodes.ts';
import { toPeople } from './tree-people.ts';

const MAX_LEFT_OUT_LISTED = 100;
const MAX_TITLE_CHARS = 80;

export const importCommand: Command = {
  usage: 'import FILE [AUTH_EXPORT_FILE]',
  description:
    'adds people and content from a JSON tree, and passwords from a Firebase auth:export',
  argumentCount: [1, 2],
  async run({ config, db, now }, [file = '', authFile]) {
    const tree = await readJson(file);
    if (!isFields(tree) || !NODES.some((name) => Object.hasOwn(tree, name))) {
      throw new CommandError(
        `${file} is not a tree to import: it has none of ${NODES.join(', ')}.`,
      );
    }
    const node = (name: NodeName) => (Object.hasOwn(tree, name) ? tree[name] : undefined);
    const accounts =
      authFile === undefined
        ? undefined
        : toAccounts(await readJson(authFile), readParameters(process.env));
    const leftOut: TreeLeftOut[] = [];
    const people = toPeople(node('Users'), accounts, now(), leftOut);
    const records = {
      people,
      events: toEvents(node('Events'), config.assembly.timeZone, leftOut),
      tasks: toTasks(node('Tasks'), leftOut),
      drive: toDrive(node('Drive'), leftOut),
    };
    const imported = await importTree(db, records, now());
    const results = {
      Users: imported.people,
      Events: imported.events,
      Tasks: imported.tasks,
      Drive: imported.drive,
    };
    for (const name of NODES) {
      for (const one of results[name].leftOut) leftOut.push({ node: name, ...one });
    }
    const withoutRecord = [...(accounts?.keys() ?? [])].filter(
      (id) => !isRecordOf(node('Users'), id),
    );
    return [
      ...NODES.map((name) => countsOf(name, results[name], leftOut)),
      ...passwordsOf(people.filter(({ id }) => imported.people.addedIds.has(id))),
      ...(withoutRecord.length > 0
        ? [
            `${withoutRecord.length} Firebase accounts have no record in the tree and were not imported: they were deleted there, or never finished signing up.`,
          ]
        : []),
      ...listOf(leftOut),
    ].join('\n');
  },
};

function isRecordOf(users: unknown, id: string): boolean {
  return typeof users === 'object' && users !== null && Object.hasOwn(users, id);
}

/** "Users: 12 added, 3 already here, 2 left out." */
function countsOf(name: NodeName, { added, existing }: Added, leftOut: TreeLeftOut[]): string {
  const out = leftOut.filter(({ node }) => node === name).length;
  return `${name}: ${added} added, ${existing} already here, ${out} left out.`;
}

function passwordsOf(added: ImportedPerson[]): string[] {
  const able = added.filter(({ password }) => password !== '').length;
  const lines: string[] = [];
  if (able > 0) lines.push(`${able} people can sign in with their Firebase password.`);
  if (added.length > able) {
    lines.push(
      `${added.length - able} people have no password yet: they can use "Forgot password", or a link from npm run assembly -- reset-link EMAIL.`,
    );
  }
  return lines;
}

function listOf(leftOut: TreeLeftOut[]): string[] {
  if (leftOut.length === 0) return [];
  const listed = leftOut
    .slice(0, MAX_LEFT_OUT_LISTED)
    .map(({ node, id, title, reason }) =>
      printable(`  ${node} ${shorten(title || id)}: ${reason}`),
    );
  const more = leftOut.length - listed.length;
  return ['Left out:', ...listed, ...(more > 0 ? [`  and ${more} more`] : [])];
}

function shorten(title: string): string {
  return title.length > MAX_TITLE_CHARS ? `${title.slice(0, MAX_TITLE_CHARS)}…` : title;
}
