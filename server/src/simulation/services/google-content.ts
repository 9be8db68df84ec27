import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import type { Source } from '@assembly/contract/sync';

export interface EventItem {
  id: string;
  title: string;
  startsAt: number;
}

export interface TitledItem {
  id: string;
  title: string;
}

/** One state of everything that Google has of a source. */
interface Editions {
  events: { calendar: string; items: EventItem[] };
  announcements: { items: TitledItem[] };
  documents: { items: TitledItem[] };
}

export const EVENT_LENGTH_MS = HOUR_MS;
export const FOLDER_ID = 'folder';
/** Enough that removing most of them needs a confirmation. */
const FILES = 21;
const EVENTS = 6;
const TASKS = 4;
const FILES_LEFT = 4;

const isRecording = (id: string) => id.startsWith('sermon');

/** What the church has in Google: every state that it ever had, so that a stored one can be recognized. */
export class GoogleContent {
  readonly editions: { [S in Source]: Editions[S][] };
  /** How many messages the changes of an event can have caused. */
  readonly newsOf = new Map<string, number>();
  #made = 0;

  constructor(now: number) {
    const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
    this.editions = {
      events: [
        {
          calendar: 'Church',
          items: numbers(EVENTS).map((number) => ({
            id: `event${number}`,
            title: `Event ${number}`,
            startsAt: now + 1.25 * DAY_MS + number * 2 * DAY_MS,
          })),
        },
      ],
      announcements: [{ items: numbers(TASKS).map((number) => titled(`task${number}`)) }],
      documents: [
        { items: [...numbers(FILES).map((number) => titled(`file${number}`)), titled('sermon0')] },
      ],
    };
  }

  current<S extends Source>(source: S): Editions[S] {
    const latest = this.editions[source].at(-1);
    if (!latest) throw new Error(`Google has no ${source}.`);
    return latest;
  }

  /** The number of the current edition. */
  editionOf(source: Source): number {
    return this.editions[source].length - 1;
  }

  /** `pick` chooses which item is changed, and how. */
  edit(change: GoogleEdit, pick: number): void {
    this.#edits[change](pick);
  }

  readonly #edits: Record<GoogleEdit, (pick: number) => void> = {
    'add task': () => this.#editTasks((tasks) => [...tasks, this.#create('task')]),
    'rename task': (pick) =>
      this.#editTasks((tasks) =>
        tasks.map((one) => (one === at(tasks, pick) ? renamed(one) : one)),
      ),
    'remove task': (pick) =>
      this.#editTasks((tasks) => tasks.filter((one) => one !== at(tasks, pick))),
    'add recording': () => this.#editFiles((files) => [...files, this.#create('sermon')]),
    'rename files': () => this.#editFiles((files) => files.map(renamed)),
    'lose files': () => this.#editFiles((files) => files.slice(-FILES_LEFT)),
    'find files': () => this.#editFiles((files) => this.#withLost(files)),
    'rename calendar': () => this.#publishEvents(this.current('events').items),
    'move event': (pick) =>
      this.#editEvent(pick, (event) => [
        { ...event, startsAt: event.startsAt + ((pick % 5) - 2 || 3) * HOUR_MS },
      ]),
    'cancel event': (pick) => this.#editEvent(pick, () => []),
  };

  #editTasks(edit: (tasks: TitledItem[]) => TitledItem[]): void {
    this.#publish('announcements', { items: edit(this.current('announcements').items) });
  }

  #editFiles(edit: (files: TitledItem[]) => TitledItem[]): void {
    this.#publish('documents', { items: edit(this.current('documents').items) });
  }

  #editEvent(pick: number, edit: (event: EventItem) => EventItem[]): void {
    const { items } = this.current('events');
    const edited = at(items, pick);
    if (!edited) return;
    this.newsOf.set(edited.id, (this.newsOf.get(edited.id) ?? 0) + 1);
    this.#publishEvents(items.flatMap((event) => (event === edited ? edit(event) : event)));
  }

  /** The name of the calendar changes each time, so that a reader of two states can be noticed. */
  #publishEvents(items: EventItem[]): void {
    this.#made += 1;
    this.#publish('events', { calendar: `Church, ${this.#made}`, items });
  }

  /** The files that were lost come back as they were. */
  #withLost(files: TitledItem[]): TitledItem[] {
    const ever = this.editions.documents.flatMap(({ items }) => items);
    return [...new Map([...ever, ...files].map((one) => [one.id, one])).values()];
  }

  #create(kind: 'task' | 'sermon'): TitledItem {
    this.#made += 1;
    return titled(`${kind}-new${this.#made}`);
  }

  #publish<S extends Source>(source: S, edition: Editions[S]): void {
    (this.editions[source] as Editions[S][]).push(edition);
  }
}

export const GOOGLE_EDITS = [
  'add task',
  'rename task',
  'remove task',
  'add recording',
  'rename files',
  'lose files',
  'find files',
  'rename calendar',
  'move event',
  'cancel event',
] as const;
export type GoogleEdit = (typeof GOOGLE_EDITS)[number];

export const mimeTypeOf = ({ id }: TitledItem) => (isRecording(id) ? 'audio/mpeg' : 'text/plain');

const titled = (id: string): TitledItem => ({ id, title: `About ${id}` });

const renamed = (item: TitledItem): TitledItem => ({ ...item, title: `${item.title}, again` });

const at = <Item>(items: Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)];
