import { type Announcement, openSubtasks, type Subtask } from '@assembly/contract/announcement';
import { api } from '@assembly/contract/paths';
import { matchesSearch, searchQuerySchema } from '@assembly/contract/search';
import type { FastifyInstance } from 'fastify';
import { readTasks } from '../store/tasks.ts';
import { parseInput } from './parse-input.ts';
import type { Parts } from './parts.ts';

export function announcementsApi(app: FastifyInstance, { config, db, now }: Parts): void {
  app.get(api.announcements, async (request) => {
    const { search } = parseInput(searchQuerySchema, request.query);
    const records = await readTasks(db);
    const items: Announcement[] = [];
    for (const { id, title, notes, subtask } of records) {
      const subtasks: Subtask[] = JSON.parse(subtask);
      // A list that holds nothing announces nothing.
      if (subtasks.length === 0) continue;
      const open = openSubtasks(subtasks, now(), config.assembly.timeZone);
      const found = open.filter((one) =>
        matchesSearch(`${title} ${notes} ${one.title} ${one.notes}`, search),
      );
      if (found.length > 0 || matchesSearch(`${title} ${notes}`, search)) {
        items.push({ id, title, notes, subtasks: found });
      }
    }
    return { items };
  });
}
