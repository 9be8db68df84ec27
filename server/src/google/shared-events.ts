/** What identifies an event in every calendar that it is in. */
interface Identity {
  id: string;
  iCalUID?: string | null | undefined;
  /** Of an instance of a recurring event: all instances have the same `iCalUID`. */
  originalStartTime?:
    | { dateTime?: string | null | undefined; date?: string | null | undefined }
    | null
    | undefined;
}

/** `conflict`: an earlier calendar has a different event with the same id. */
type Occurrence = 'new' | 'shared' | 'conflict';

/** Finds events that are in several calendars: copies of an event usually have its id, and always its `iCalUID`. */
export function createSharedEvents() {
  const earlierKeys = new Set<string>();
  /** By id; '' if it is missing. */
  const earlierUids = new Map<string, string>();
  let current: { id: string; uid: string; key: string | undefined }[] = [];
  return {
    /** Compares the event with those of the calendars before this one. */
    add(event: Identity): Occurrence {
      const { id } = event;
      const uid = event.iCalUID ?? '';
      const key = keyOf(event);
      if (key && earlierKeys.has(key)) return 'shared';
      const earlierUid = earlierUids.get(id);
      if (earlierUid === undefined) {
        current.push({ id, uid, key });
        return 'new';
      }
      // Google's ids are unique within a calendar only.
      return earlierUid && uid && earlierUid !== uid ? 'conflict' : 'shared';
    },
    startNextCalendar(): void {
      for (const { id, uid, key } of current) {
        if (key) earlierKeys.add(key);
        earlierUids.set(id, uid);
      }
      current = [];
    },
  };
}

/** Of an event in any calendar; undefined without an `iCalUID`. */
function keyOf({ iCalUID, originalStartTime }: Identity): string | undefined {
  if (!iCalUID) return undefined;
  const { dateTime, date } = originalStartTime ?? {};
  // Each calendar writes times in its own time zone.
  const instance = dateTime ? Date.parse(dateTime) : (date ?? '');
  return `${iCalUID} ${instance}`;
}
