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
import type { CalendarItem, DriveFile, Task, TaskList } from '../data/records.ts';
import { type Mood, nowIn, resetWorld, type World } from '../data/world.ts';
import type { CallLog } from './calls.ts';
import type { FaultInput, FaultList, SetFault } from './faults.ts';

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
  fault: (fault: FaultInput) => SetFault;
  clearFaults: () => void;
  /** A copy of what Google holds now: for a test to take an item from. */
  data: () => { calendar: CalendarItem[]; taskLists: TaskList[]; drive: DriveFile[] };
};

export function createControls(world: World, faults: FaultList, log: CallLog): Controls {
  const changing =
    <A extends unknown[]>(change: (...given: A) => void) =>
    (...given: A) => {
      change(...given);
      world.version += 1;
    };

  return {
    setCalendar: changing((items) => {
      world.calendar = [...items];
    }),
    putEvent: changing((item) => {
      world.calendar = put(world.calendar, item);
    }),
    removeEvent: changing((id) => {
      world.calendar = world.calendar.filter((item) => item.id !== id);
    }),
    setTasks: changing((lists) => {
      world.taskLists = lists.map((list) => ({ ...list }));
    }),
    putTask: changing((listId, task) => {
      const list = listIn(world, listId);
      list.tasks = put(list.tasks, task);
    }),
    removeTask: changing((listId, id) => {
      const list = listIn(world, listId);
      list.tasks = list.tasks.filter((task) => task.id !== id);
    }),
    setDrive: changing((files) => {
      world.drive = new Map(files.map((file) => [file.id, file]));
    }),
    putFile: changing((file) => {
      world.drive.set(file.id, file);
    }),
    removeFile: changing((id) => {
      world.drive.delete(id);
    }),
    generate: changing((much) => {
      const { events, tasks, lists, files, folders } = generateSchema.parse(much);
      const now = nowIn(world);
      if (events !== undefined) world.calendar = manyEvents(events, now);
      if (tasks !== undefined) world.taskLists = manyTasks(tasks, lists, now);
      if (files !== undefined) {
        world.drive = new Map(manyFiles(files, folders, now).map((file) => [file.id, file]));
      }
    }),
    generateFile: changing((input) => {
      const file = bigFile(bigFileSchema.parse(input), nowIn(world));
      world.drive.set(file.id, file);
    }),
    reset() {
      faults.clear();
      log.clear();
      resetWorld(world);
    },
    setNow(now) {
      world.frozenNow = now;
    },
    setMood: changing((mood) => {
      Object.assign(world.mood, mood);
    }),
    revokeAccessTokens() {
      world.accessTokens.clear();
    },
    expirePageTokens() {
      world.pageTokenEpoch += 1;
    },
    fault: (fault) => faults.set(fault),
    clearFaults: () => faults.clear(),
    data: () => ({
      calendar: structuredClone(world.calendar),
      taskLists: structuredClone(world.taskLists),
      drive: structuredClone([...world.drive.values()]),
    }),
  };
}

function put<T extends { id: string }>(all: T[], one: T): T[] {
  const at = all.findIndex((item) => item.id === one.id);
  return at === -1 ? [...all, one] : all.with(at, one);
}

function listIn(world: World, id: string): TaskList {
  const list = world.taskLists.find((one) => one.id === id);
  if (list === undefined) throw new Error(`The sandbox has no task list ${id}.`);
  return list;
}
