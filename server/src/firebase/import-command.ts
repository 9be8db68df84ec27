import { type Command, CommandError, printable } from '../cli/command.ts';
import { readJson } from '../cli/files.ts';
import { type ImportResult, importTree } from './import-tree.ts';
import { readParameters, toAccounts, toPeople } from './imported-users.ts';
import { toDrive, toEvents, toTasks } from './tree-content.ts';

const NODES = ['Users', 'Events', 'Tasks', 'Drive'] as const;
const MAX_LISTED = 100;
const MAX_LINE_CHARS = 80;

export const importCommand: Command = {
  usage: 'import FILE [AUTH_EXPORT_FILE]',
  description:
    'adds people and content from a JSON tree, and passwords from a Firebase auth:export',
  argumentCount: [1, 2],
  async run({ settings, db, now }, [file = '', authFile]) {
    const tree = Object(await readJson(file));
    if (!NODES.some((name) => name in tree)) {
      throw new CommandError(
        `${file} is not a tree to import: it has none of ${NODES.join(', ')}.`,
      );
    }
    const accounts =
      authFile === undefined
        ? new Map()
        : toAccounts(await readJson(authFile), readParameters(process.env));
    const { timeZone } = settings.current().assembly;
    const converted = {
      Users: toPeople(tree.Users, accounts, now()),
      Events: toEvents(tree.Events, timeZone),
      Tasks: toTasks(tree.Tasks),
      Drive: toDrive(tree.Drive),
    };
    const { Users, Events, Tasks, Drive } = converted;
    const content = { events: Events.records, tasks: Tasks.records, drive: Drive.records };
    const result = await importTree(db, { people: Users.records, ...content, timeZone }, now());
    const leftOut = NODES.flatMap((name) =>
      [...converted[name].leftOut, ...(result[name]?.leftOut ?? [])].map((id) => `${name} ${id}`),
    );
    const users = Object(tree.Users);
    const withoutRecord = [...accounts.keys()].filter((id) => !Object.hasOwn(users, id)).length;
    const deleted = `${withoutRecord} Firebase accounts have no record in the tree and were not imported: they were deleted there, or never finished signing up.`;
    return [
      ...NODES.map((name) =>
        result[name]
          ? `${name}: ${result[name].added} added.`
          : `${name}: not imported, because the database already has some.`,
      ),
      ...describePeople(result.Users),
      ...(withoutRecord > 0 ? [deleted] : []),
      ...describeList('Skipped because they are invalid or duplicates:', leftOut),
    ].join('\n');
  },
};

/** For the operator to check: members of a Firebase project may have been able to edit their own record. */
function describePeople({ people, existing }: ImportResult['Users']): string[] {
  const admins = people.filter(({ isAdmin }) => isAdmin);
  const able = people.filter(({ password }) => password !== '').length;
  const withoutPassword = `People who have no password yet: ${people.length - able}. They can use "Forgot password", or a link from npm run assembly -- reset-link EMAIL.`;
  return [
    ...(able > 0 ? [`People who can sign in with their Firebase password: ${able}.`] : []),
    ...(people.length > able ? [withoutPassword] : []),
    // All of them, so that none can hide behind others.
    ...describeList(
      'Imported as administrators. Check that they all should be:',
      // The address first: a name may look like another address.
      admins.map(({ name, email }) => `${email} (${name})`),
      admins.length,
    ),
    ...describeList(
      'Already had an account, which was not changed. Check that it is theirs:',
      existing.map(({ email }) => email),
    ),
  ];
}

function describeList(heading: string, lines: string[], max = MAX_LISTED): string[] {
  if (lines.length === 0) return [];
  const listed = lines.slice(0, max).map((line) => `  ${printable(line.slice(0, MAX_LINE_CHARS))}`);
  const more = lines.length - listed.length;
  return [heading, ...listed, ...(more > 0 ? [`  and ${more} more`] : [])];
}
