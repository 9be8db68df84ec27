import { SOURCES, type Source } from '@assembly/contract/sync';
import type { Database } from '../../store/database/tables.ts';
import type { Expectations } from '../engine/expectations.ts';
import type { VirtualTime } from '../engine/virtual-time.ts';
import { readSnapshotIds, readStored } from '../read-state.ts';
import { EVENT_LENGTH_MS, type GoogleContent } from '../services/google-content.ts';

const SOURCE_OF_TABLE: Record<string, Source> = {
  events: 'events',
  calendars: 'events',
  tasks: 'announcements',
  drive_items: 'documents',
};
/** From this many stored items on, an administrator must confirm that more than half are removed. */
const GUARDED_ITEMS = 20;

export const contentKey = (source: Source) => `content ${source}`;

interface StoredContentOptions {
  db: Database;
  time: VirtualTime;
  google: GoogleContent;
  expect: Expectations;
  report: (violation: string) => void;
}

/** Compares what is stored with what Google once had, after every commit that changes it. */
export class StoredContent {
  /** The edition that each snapshot has replaced. */
  readonly snapshots = new Map<string, { source: Source; edition: number }>();
  /** The items that members could ever see. */
  readonly seen = new Set<string>();
  /** The sources whose large removals an administrator has confirmed, or that were restored, in this round. */
  readonly confirmed = new Set<Source>();
  readonly #options: StoredContentOptions;
  readonly #stored = new Map<Source, number>();

  constructor(options: StoredContentOptions) {
    this.#options = options;
  }

  /** The number of the edition that is stored. */
  editionOf(source: Source): number {
    return this.#stored.get(source) ?? 0;
  }

  async onCommit(tables: ReadonlySet<string>): Promise<void> {
    const changed = new Set([...tables].map((table) => SOURCE_OF_TABLE[table]));
    for (const source of SOURCES) if (changed.has(source)) await this.compare(source);
  }

  /** The stored items must be those of one edition, and of one that may be stored now. */
  async compare(source: Source): Promise<void> {
    const { db, time, expect, report } = this.#options;
    const stored = await readStored(db, source, time.latest);
    const possible = expect.possible(contentKey(source)).map(Number);
    const found = possible.find((edition) => this.isEdition(source, edition, stored));
    if (found === undefined) {
      report(`${source} are neither in the old nor in the new state: ${stored.join(', ')}`);
      return;
    }
    const before = this.editionOf(source);
    this.#stored.set(source, found);
    for (const line of stored) this.seen.add(line.split(' ')[0] ?? '');
    this.#checkRemovals(source, before, found);
    for (const snapshot of await readSnapshotIds(db)) {
      if (snapshot.source !== source || this.snapshots.has(snapshot.id)) continue;
      this.snapshots.set(snapshot.id, { source, edition: before });
    }
  }

  /** Whether these lines are what members see of that edition. Events that have ended do not matter. */
  isEdition(source: Source, edition: number, lines: string[]): boolean {
    return this.linesOf(source, edition).join('\n') === lines.join('\n');
  }

  linesOf(source: Source, edition: number): string[] {
    const { google, time } = this.#options;
    if (source === 'events') {
      const { calendar, items } = google.editions.events[edition] ?? { calendar: '', items: [] };
      const upcoming = items.filter(({ startsAt }) => startsAt + EVENT_LENGTH_MS > time.latest);
      const lines = upcoming.map(({ id, title, startsAt }) => `${id} ${title} ${startsAt}`);
      return [calendar, ...lines].sort();
    }
    const { items } = google.editions[source][edition] ?? { items: [] };
    return items.map(({ id, title }) => `${id} ${title}`).sort();
  }

  #checkRemovals(source: Source, before: number, after: number): void {
    const old = this.linesOf(source, before).map(idOf);
    const remaining = new Set(this.linesOf(source, after).map(idOf));
    const removed = old.filter((id) => !remaining.has(id)).length;
    const isLarge = old.length >= GUARDED_ITEMS && removed > old.length / 2;
    if (isLarge && !this.confirmed.has(source)) {
      this.#options.report(`${removed} of ${old.length} ${source} were removed without asking`);
    }
  }
}

const idOf = (line: string) => line.split(' ')[0] ?? '';
