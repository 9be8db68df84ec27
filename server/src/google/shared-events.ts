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
  const earlierKeys = new Set<string>();
  let currentKeys: string[] = [];
  return {
    /** Returns false if one of the calendars before this one has the event. */
    addIfNew(event: Identity): boolean {
      const keys = keysOf(event);
      if (keys.some((key) => earlierKeys.has(key))) return false;
      currentKeys.push(...keys);
      return true;
    },
    startNextCalendar(): void {
      for (const key of currentKeys) earlierKeys.add(key);
      currentKeys = [];
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
