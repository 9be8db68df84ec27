import { number, plural } from './language.ts';

export default {
  saveAndSync: 'Save and sync now',
  asking: 'Asking Google…',
  nothingFound: 'Nothing found in this account.',
  /** Something that was chosen earlier, by its ID. */
  notInAccount: (id: string) => `${id} (not in this account)`,
  calendarsHint: 'An event that is in several of them is shown under the one that you chose first.',
  publicCalendars: 'Public calendars of others',
  calendarMissing: 'Choose at least one calendar.',
  keyMissing: 'Enter an API key.',
  listsHint: 'Members see the open tasks of these lists as announcements.',
  allLists: 'All lists, including those added later',
  documents: 'Documents',
  wholeDrive: 'Show members every file of this Google Drive',
  noFolder: 'None: members see no documents',
  folderHint:
    'Members see every file in it. For a folder inside another one, choose the outer one first.',
  counting: 'Counting the files…',
  files: (count: number) =>
    plural(count, {
      0: 'Members will see no files yet.',
      1: 'Members will see 1 file.',
      other: `Members will see ${number(count)} files.`,
    }),
  filesAtLeast: (count: number) =>
    plural(count, {
      1: 'Members will see at least 1 file.',
      other: `Members will see at least ${number(count)} files.`,
    }),
  filesMoreThan: (count: number) => `Members will see more than ${number(count)} files.`,
};
