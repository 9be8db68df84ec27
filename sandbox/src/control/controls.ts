import {
  type GenerateInput,
  generateSchema,
  type LargeFileInput,
  largeFile,
  largeFileSchema,
  manyEvents,
  manyFiles,
  manyTasks,
} from '../data/generate.ts';
import type { Calendar, CalendarItem, DriveFile, Task, TaskList } from '../data/google-items.ts';
import {
  type Behavior,
  currentTime,
  resetState,
  type SandboxState,
} from '../data/sandbox-state.ts';
import type { CallLog } from './call-log.ts';
import type { FaultHandle, FaultInput, FaultList } from './faults.ts';

/** Everything a test can change. `routes.ts` offers the same over HTTP. */
export type Controls = {
  /** Replaces the events of the main calendar. */
  setCalendar: (items: CalendarItem[]) => void;
  putEvent: (item: CalendarItem) => void;
  removeEvent: (id: string) => void;
  /** Replaces the calendars besides the main one. */
  setOtherCalendars: (calendars: Calendar[]) => void;
  setTasks: (lists: TaskList[]) => void;
  putTask: (listId: string, task: Task) => void;
  removeTask: (listId: string, id: string) => void;
  setDrive: (files: DriveFile[]) => void;
  putFile: (file: DriveFile) => void;
  removeFile: (id: string) => void;
  generate: (counts: GenerateInput) => void;
  generateFile: (file: LargeFileInput) => void;
  /** Restores the seed data, removes all faults and calls, and lets the clock run. */
  reset: () => void;
  /** Stops the clock at a time; `null` lets it run again. */
  setNow: (now: number | null) => void;
  setBehavior: (behavior: Partial<Behavior>) => void;
  /** Access tokens issued so far are refused with 401. */
  revokeAccessTokens: () => void;
  /** Page tokens issued so far are refused with 400. */
  expirePageTokens: () => void;
  fault: (fault: FaultInput) => FaultHandle;
  clearFaults: () => void;
  /** A copy of the current data. */
  data: () => {
    calendar: CalendarItem[];
    otherCalendars: Calendar[];
    taskLists: TaskList[];
    drive: DriveFile[];
  };
};

export function createControls(state: SandboxState, faults: FaultList, log: CallLog): Controls {
  const changing =
    <A extends unknown[]>(change: (...values: A) => void) =>
    (...values: A) => {
      change(...values);
      state.version += 1;
    };

  return {
    setCalendar: changing((items) => {
      state.calendar = [...items];
    }),
    putEvent: changing((item) => {
      state.calendar = put(state.calendar, item);
    }),
    removeEvent: changing((id) => {
      state.calendar = state.calendar.filter((item) => item.id !== id);
    }),
    setOtherCalendars: changing((calendars) => {
      state.otherCalendars = [...calendars];
    }),
    setTasks: changing((lists) => {
      state.taskLists = lists.map((list) => ({ ...list }));
    }),
    putTask: changing((listId, task) => {
      const list = findList(state, listId);
      list.tasks = put(list.tasks, task);
    }),
    removeTask: changing((listId, id) => {
      const list = findList(state, listId);
      list.tasks = list.tasks.filter((task) => task.id !== id);
    }),
    setDrive: changing((files) => {
      state.drive = new Map(files.map((file) => [file.id, file]));
    }),
    putFile: changing((file) => {
      state.drive.set(file.id, file);
    }),
    removeFile: changing((id) => {
      state.drive.delete(id);
    }),
    generate: changing((counts) => {
      const { events, tasks, lists, files, folders } = generateSchema.parse(counts);
      const now = currentTime(state);
      if (events !== undefined) state.calendar = manyEvents(events, now);
      if (tasks !== undefined) state.taskLists = manyTasks(tasks, lists, now);
      if (files !== undefined) {
        state.drive = new Map(manyFiles(files, folders, now).map((file) => [file.id, file]));
      }
    }),
    generateFile: changing((input) => {
      const file = largeFile(largeFileSchema.parse(input), currentTime(state));
      state.drive.set(file.id, file);
    }),
    reset() {
      faults.clear();
      log.clear();
      resetState(state);
    },
    setNow(now) {
      state.frozenNow = now;
    },
    setBehavior: changing((behavior) => {
      Object.assign(state.behavior, behavior);
    }),
    revokeAccessTokens() {
      state.accessTokens.clear();
    },
    expirePageTokens() {
      state.pageTokenEpoch += 1;
    },
    fault: (fault) => faults.set(fault),
    clearFaults: () => faults.clear(),
    data: () => ({
      calendar: structuredClone(state.calendar),
      otherCalendars: structuredClone(state.otherCalendars),
      taskLists: structuredClone(state.taskLists),
      drive: structuredClone([...state.drive.values()]),
    }),
  };
}

function put<T extends { id: string }>(items: T[], item: T): T[] {
  const index = items.findIndex(({ id }) => id === item.id);
  return index === -1 ? [...items, item] : items.with(index, item);
}

function findList(state: SandboxState, id: string): TaskList {
  const list = state.taskLists.find((candidate) => candidate.id === id);
  if (list === undefined) throw new Error(`The sandbox has no task list ${id}.`);
  return list;
}
