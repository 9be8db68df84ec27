import { type Command, CommandError, printable } from '../cli/command.ts';
import { readJson } from '../cli/files.ts';
import { type ImportResult, importTree } from './import-tree.ts';
import { type ImportedPerson, readParameters, toAccounts, toPeople } from './imported-users.ts';
import { toDrive, toEvents, toTasks } from './tree-content.ts';
import { isFields, NODES, type TreeLeftOut } from './tree-nodes.ts';

const MAX_LISTED = 100;
const MAX_TITLE_CHARS = 80;

export const importCommand: Command = {
  usage: 'import FILE [AUTH_EXPORT_FILE]',
  description:
    'adds people and content from a JSON tree, and passwords from a Firebase auth:export',
  argumentCount: [1, 2],
  async run({ settings, db, now }, [file = '', authFile]) {
    const tree = await readJson(file);
    if (!isFields(tree) || !NODES.some((name) => name in tree)) {
      throw new CommandError(
        `${file} is not a tree to import: it has none of ${NODES.join(', ')}.`,
      );
    }
    const accounts =
      authFile === undefined
        ? new Map()
        : toAccounts(await readJson(authFile), readParameters(process.env));
    const leftOut: TreeLeftOut[] = [];
    const { timeZone } = settings.current().assembly;
    const records = {
      people: toPeople(tree.Users, accounts, now(), leftOut),
      events: toEvents(tree.Events, timeZone, leftOut),
      timeZone,
      tasks: toTasks(tree.Tasks, leftOut),
      drive: toDrive(tree.Drive, leftOut),
    };
    const result = await importTree(db, records, now());
    for (const node of NODES) {
      for (const one of result[node].leftOut) leftOut.push({ node, ...one });
    }
    const counts = NODES.map((name) => {
      const { added, existing } = result[name];
      const out = leftOut.filter(({ node }) => node === name).length;
      return `${name}: ${added} added, ${existing} already here, ${out} left out.`;
    });
    const users = Object(tree.Users);
    const withoutRecord = [...accounts.keys()].filter((id) => !Object.hasOwn(users, id)).length;
    const deleted = `${withoutRecord} Firebase accounts have no record in the tree and were not imported: they were deleted there, or never finished signing up.`;
    return [
      ...counts,
      ...describePasswords(result.Users.people),
      ...describePeople(result.Users),
      ...(withoutRecord > 0 ? [deleted] : []),
      ...describeLeftOut(leftOut),
    ].join('\n');
  },
};

function describePasswords(added: ImportedPerson[]): string[] {
  const able = added.filter(({ password }) => password !== '').length;
  const lines: string[] = [];
  if (able > 0) lines.push(`People who can sign in with their Firebase password: ${able}.`);
  if (added.length > able) {
    lines.push(
      `People who have no password yet: ${added.length - able}. They can use "Forgot password", or a link from npm run assembly -- reset-link EMAIL.`,
    );
  }
  return lines;
}

/** For the operator to check: members of a Firebase project may have been able to edit their own record. */
function describePeople({ people, existingPeople }: ImportResult['Users']): string[] {
  const admins = people.filter(({ isAdmin }) => isAdmin);
  return [
    // All of them, so that none can hide behind others.
    ...describeList(
      'Imported as administrators. Check that they all should be:',
      // The address first: a name may look like another address.
      admins.map(({ name, email }) => `${email} (${name})`),
      admins.length,
    ),
    ...describeList(
      'Already had an account, which was not changed. Check that it is theirs:',
      existingPeople.map(({ email }) => email),
    ),
  ];
}

function describeLeftOut(leftOut: TreeLeftOut[]): string[] {
  return describeList(
    'Left out:',
    leftOut.map(({ node, id, title, reason }) => `${node} ${shorten(title || id)}: ${reason}`),
  );
}

function describeList(heading: string, lines: string[], max = MAX_LISTED): string[] {
  if (lines.length === 0) return [];
  const listed = lines.slice(0, max).map((line) => `  ${printable(line)}`);
  const more = lines.length - listed.length;
  return [heading, ...listed, ...(more > 0 ? [`  and ${more} more`] : [])];
}

function shorten(title: string): string {
  return title.length > MAX_TITLE_CHARS ? `${title.slice(0, MAX_TITLE_CHARS)}…` : title;
}
