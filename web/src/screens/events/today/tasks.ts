import { readStored, writeStored } from '../../../browser/storage.ts';

/** What waits for an administrator. */
export interface Task {
  text: string;
  /** Where it is done. */
  to: string;
}

const KEY = 'tasks';

/** Those of the last visit, so that the first paint has them and nothing moves when they are confirmed. */
export function readTasks(): readonly Task[] {
  try {
    return JSON.parse(readStored(KEY) || '[]');
  } catch {
    return [];
  }
}

export const rememberTasks = (tasks: readonly Task[]) =>
  writeStored(KEY, tasks.length > 0 ? JSON.stringify(tasks) : '');
