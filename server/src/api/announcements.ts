import { type Announcement, openSubtasks, type Subtask } from '@assembly/contract/announcement';
import { api } from '@assembly/contract/paths';
import type { FastifyInstance } from 'fastify';
import { readTasks } from '../store/tasks.ts';
import type { Parts } from './parts.ts';

export function announcementsApi(app: FastifyInstance, { config, db, now }: Parts): void {
  app.get(api.announcements, async () => {
    const records = await readTasks(db);
    const items: Announcement[] = [];
    for (const { id, title, notes, subtask } of records) {
      const subtasks: Subtask[] = JSON.parse(subtask);
      // A list that holds nothing announces nothing.
      if (subtasks.length === 0) continue;
      const open = openSubtasks(subtasks, now(), config.assembly.timeZone);
      items.push({ id, title, notes, subtasks: open });
    }
    return { items };
  });
}
