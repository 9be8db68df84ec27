import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

/** A `source` is "Events", "Announcements" or "Documents". */
export default {
  title: 'Sync Your Data Here',
  intro: 'Copies the calendar, task lists and drive from Google into the app.',
  start: 'Sync Data',
  starting: 'Starting…',
  confirm: {
    title: 'Confirm Sync',
    question: 'Are you sure you want to sync your data?',
  },
  loadFailed: 'The sync status could not be loaded.',
  notConnected: <E>(link: (text: string) => E): Sentence<E> => [
    'Google is not connected yet. ',
    link('Connect it in the settings'),
  ],
  /** Notifications about many changes wait for a decision. */
  held: <E>(link: (text: string) => E): Sentence<E> => [
    'Members were not notified of some changes, because there were too many. ',
    link('Decide in the settings'),
  ],
  version: (version: string) => `Assembly ${version}`,
  items: (count: number) =>
    plural(count, { 0: 'empty', 1: '1 item', other: `${number(count)} items` }),
  /** The last entry of a list that is cut off. */
  more: (count: number) => `and ${number(count)} more`,
  /** An item without a title. */
  untitled: 'Untitled',

  sources: 'Sources',
  origins: {
    events: 'from Google Calendar',
    announcements: 'from Google Tasks',
    documents: 'from Google Drive',
  },
  neverSynced: 'Never synced',
  lastSynced: (time: string) => `Last synced ${time}`,
  restoredBy: (name: string, time: string) => `Snapshot restored by ${name}, ${time}`,
  /** How far the sync of a source is, or how it ended. */
  states: {
    waiting: 'Waiting',
    reading: 'Reading from Google',
    writing: 'Saving',
    done: 'Done',
    failed: 'Failed',
    stopped: 'Stopped',
    interrupted: 'Interrupted',
  },
  /** "Saving: 40 items" */
  progress: <E>(state: E, counts: string): Sentence<E> => [state, `: ${counts}`],
  /** "Failed. Google cannot be reached." The error is a sentence. */
  problem: <E>(bold: (text: string) => E, state: string, error: string): Sentence<E> => [
    bold(`${state}.`),
    ` ${error}`,
  ],

  /** Shown when a sync would remove so much that someone has to confirm it: at least eleven items. */
  removals: {
    title: 'Sync paused',
    text: 'More than half of the items, or of one calendar’s events, are gone from Google. Nothing has been removed yet. Review the list and confirm.',
    count: (source: string, count: number) => `${source}: ${number(count)} would be removed`,
    list: (source: string) => `${source} that would be removed`,
    /** "Choir practice, 52 times, 19 Nov 2026 – 12 Nov 2027" or "Sermons, a folder in Archive" */
    item: <E>(title: E, details: string[]): Sentence<E> => [
      title,
      ...details.map((detail) => `, ${detail}`),
    ],
    details: {
      times: (count: number) => `${number(count)} times`,
      folder: 'a folder',
      folderIn: (folder: string) => `a folder in ${folder}`,
      /** In a folder or a list. */
      inside: (parent: string) => `in ${parent}`,
    },
    confirm: 'Remove them and sync',
    /** What the question below lists. */
    items: {
      events: (count: number) => `${number(count)} events`,
      announcements: (count: number) => `${number(count)} announcements`,
      documents: (count: number) => `${number(count)} documents`,
    },
    question: (items: string[]) =>
      `Are you sure you want to sync your data and remove ${items.join(' and ')}?`,
    yes: 'Remove and sync',
  },

  connection: {
    title: 'Connection',
    demo: 'Demo mode: the data comes from a simulated Google on this computer.',
    account: 'Google account',
    accountUnknown: 'Not known yet',
    calendars: (count: number) =>
      plural(count, { 0: 'Calendar', 1: 'Calendar', other: 'Calendars' }),
    noCalendars: 'None chosen yet',
    signIn: 'Google sign-in',
    signInStates: {
      refused: 'Refused by Google',
      unreadable: 'Cannot be read by this server',
      unused: 'Not used yet',
      /** `ago` is such as "3 days ago". */
      used: (time: string, ago: string) => `In use since ${time} (${ago})`,
    },
    schedule: 'Schedule',
    noSchedule: 'None. Data is synced only when someone starts a sync here.',
    /** Cron is a program; its expression describes the times of the syncs. */
    cron: <E>(expression: E): Sentence<E> => ['(cron: ', expression, ')'],
    nextAndCron: <E>(time: string, expression: E): Sentence<E> => [
      `Next sync ${time} (cron: `,
      expression,
      ')',
    ],
  },

  history: {
    title: 'Sync history',
    nothing: 'No syncs yet.',
    showFewer: 'Show fewer',
    showAll: (count: number) => `Show all ${number(count)}`,
    /** "15 Nov 2026, 14:05, by Ada Admin: partly failed" */
    run: (time: string, startedBy: string, outcome: string) => `${time}, ${startedBy}: ${outcome}`,
    startedBy: {
      person: (name: string) => `by ${name}`,
      schedule: 'by the schedule',
      command: 'by a command on the server',
      demo: 'by the demo',
    },
    outcomes: {
      running: 'running',
      done: 'done',
      failed: 'failed',
      partlyFailed: 'partly failed',
      interrupted: 'interrupted',
    },
    /** "2 added, 1 removed, 40 unchanged" */
    join: (items: string[]) => items.join(', '),
    counts: {
      added: (count: number) => `${number(count)} added`,
      changed: (count: number) => `${number(count)} changed`,
      removed: (count: number) => `${number(count)} removed`,
      unchanged: (count: number) => `${number(count)} unchanged`,
      skipped: (count: number) => `${number(count)} skipped`,
    },
    noChanges: 'no changes',
    /** "3 added, 1 removed; Documents failed" */
    summary: (parts: string[]) => parts.join('; '),
    unfinished: {
      waiting: (source: string) => `${source} waiting`,
      reading: (source: string) => `${source} reading from Google`,
      writing: (source: string) => `${source} saving`,
      failed: (source: string) => `${source} failed`,
      stopped: (source: string) => `${source} stopped`,
      interrupted: (source: string) => `${source} interrupted`,
    },
    /** The headings of a run's details. */
    sources: {
      waiting: (source: string) => `${source}: waiting`,
      reading: (source: string) => `${source}: reading from Google`,
      writing: (source: string) => `${source}: saving`,
      done: (source: string) => `${source}: done`,
      failed: (source: string) => `${source}: failed`,
      stopped: (source: string) => `${source}: stopped`,
      interrupted: (source: string) => `${source}: interrupted`,
    },
    skipped: 'Skipped:',
    /** The reason is a sentence. */
    skippedItem: <E>(item: E, reason: string): Sentence<E> => [item, `: ${reason}`],
  },

  /** Earlier data of a source. */
  snapshots: {
    title: 'Snapshots',
    text: "The last three snapshots of each source are kept. Restoring one saves the current data first, so you can undo it. The next sync replaces it with Google's data.",
    loadFailed: 'The snapshots could not be loaded.',
    nothing: 'No snapshots yet.',
    /** "Events from before 15 Nov 2026, 16:19:07: 414 items" */
    snapshot: <E>(source: E, time: string, items: string): Sentence<E> => [
      source,
      ` from before ${time}: ${items}`,
    ],
    restore: 'Restore',
    restoreOne: (source: string, time: string) => `Restore ${source} from before ${time}`,
    restoring: 'Restoring the snapshot…',
    restored: 'Snapshot restored.',
    confirmTitle: 'Confirm Restore',
    question: (source: string, time: string) =>
      `Are you sure you want to restore ${source} from before ${time}?`,
  },
};
