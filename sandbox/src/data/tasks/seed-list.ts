import { createHash } from 'node:crypto';
import type { Task, TaskList } from '../google-items.ts';

export type TaskDraft = Omit<Task, 'id'> & { title: string; children?: TaskDraft[] };

/** Google lists tasks in the order of creation; the order that people see is that of `position`, compared as text. */
export function seedList(
  title: string,
  updated: string,
  drafts: TaskDraft[],
  /** Every other task was moved to the front after it was created. */
  isRearranged = false,
): TaskList {
  const toTask = (path: string, draft: TaskDraft, at: number, of: number): Task => {
    const { children: _, ...fields } = draft;
    const position = isRearranged && at % 2 === 1 ? of - at : of + at;
    return {
      id: taskId(`${path}/${draft.title}/${at}`),
      status: 'needsAction',
      updated,
      ...fields,
      position: String(position).padStart(20, '0'),
    };
  };
  const tasks = drafts.flatMap((draft, at) => {
    const parent = toTask(title, draft, at, drafts.length);
    const children = draft.children ?? [];
    const below = children.map((child, n) => ({
      ...toTask(`${title}/${draft.title}`, child, n, children.length),
      parent: parent.id,
    }));
    return [parent, ...below];
  });
  return { id: taskId(`list ${title}`), title, updated, tasks };
}

function taskId(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
