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

/** Finds events that are in several calendars: copies of an event usually have its id, and always its `iCalUID`. */
export function createSharedEvents() {
  const ofEarlier = new Set<string>();
  let ofThis: string[] = [];
  return {
    /** Whether one of the calendars before this one has the event. */
    isInEarlier(event: Identity): boolean {
      const keys = keysOf(event);
      if (keys.some((key) => ofEarlier.has(key))) return true;
      ofThis.push(...keys);
      return false;
    },
    startNextCalendar(): void {
      for (const key of ofThis) ofEarlier.add(key);
      ofThis = [];
    },
  };
}

function keysOf({ id, iCalUID, originalStartTime }: Identity): string[] {
  if (!iCalUID) return [id];
  const { dateTime, date } = originalStartTime ?? {};
  // Each calendar writes times in its own time zone.
  const instance = dateTime ? Date.parse(dateTime) : (date ?? '');
  return [id, `${iCalUID} ${instance}`];
}
