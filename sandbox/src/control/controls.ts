import {
  type BigFileInput,
  bigFile,
  bigFileSchema,
  type GenerateInput,
  generateSchema,
  manyEvents,
  manyFiles,
  manyTasks,
} from '../data/generate.ts';
import type { CalendarItem, DriveFile, Task, TaskList } from '../data/google-items.ts';
import { currentTime, type Mood, resetState, type SandboxState } from '../data/sandbox-state.ts';
import type { CallLog } from './call-log.ts';
import type { FaultHandle, FaultInput, FaultList } from './faults.ts';

/** All that a test may do to Google; over HTTP the same, in `control-routes.ts`. */
export type Controls = {
  setCalendar: (items: CalendarItem[]) => void;
  putEvent: (item: CalendarItem) => void;
  removeEvent: (id: string) => void;
  setTasks: (lists: TaskList[]) => void;
  putTask: (listId: string, task: Task) => void;
  removeTask: (listId: string, id: string) => void;
  setDrive: (files: DriveFile[]) => void;
  putFile: (file: DriveFile) => void;
  removeFile: (id: string) => void;
  generate: (much: GenerateInput) => void;
  generateFile: (file: BigFileInput) => void;
  /** The seed again, no faults, no calls remembered, time running. */
  reset: () => void;
  /** Stop the clock at a moment, or let it run again. */
  setNow: (now: number | null) => void;
  setMood: (mood: Partial<Mood>) => void;
  /** Access tokens given out so far answer 401 from now on. */
  revokeAccessTokens: () => void;
  /** Page tokens given out so far answer 400 from now on. */
  expirePageTokens: () => void;
  fault: (fault: FaultInput) => FaultHandle;
  clearFaults: () => void;
  /** A copy of what Google holds now: for a test to take an item from. */
  data: () => { calendar: CalendarItem[]; taskLists: TaskList[]; drive: DriveFile[] };
};

export function createControls(state: SandboxState, faults: FaultList, log: CallLog): Controls {
  const changing =
    <A extends unknown[]>(change: (...given: A) => void) =>
    (...given: A) => {
      change(...given);
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
    setTasks: changing((lists) => {
      state.taskLists = lists.map((list) => ({ ...list }));
    }),
    putTask: changing((listId, task) => {
      const list = listIn(state, listId);
      list.tasks = put(list.tasks, task);
    }),
    removeTask: changing((listId, id) => {
      const list = listIn(state, listId);
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
    generate: changing((much) => {
      const { events, tasks, lists, files, folders } = generateSchema.parse(much);
      const now = currentTime(state);
      if (events !== undefined) state.calendar = manyEvents(events, now);
      if (tasks !== undefined) state.taskLists = manyTasks(tasks, lists, now);
      if (files !== undefined) {
        state.drive = new Map(manyFiles(files, folders, now).map((file) => [file.id, file]));
      }
    }),
    generateFile: changing((input) => {
      const file = bigFile(bigFileSchema.parse(input), currentTime(state));
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
    setMood: changing((mood) => {
      Object.assign(state.mood, mood);
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
      taskLists: structuredClone(state.taskLists),
      drive: structuredClone([...state.drive.values()]),
    }),
  };
}

function put<T extends { id: string }>(all: T[], one: T): T[] {
  const at = all.findIndex((item) => item.id === one.id);
  return at === -1 ? [...all, one] : all.with(at, one);
}

function listIn(state: SandboxState, id: string): TaskList {
  const list = state.taskLists.find((one) => one.id === id);
  if (list === undefined) throw new Error(`The sandbox has no task list ${id}.`);
  return list;
}
