import type { Answer } from '../answer.ts';
import { unknownAddress } from '../answer.ts';
import type { World } from '../data/world.ts';
import type { Request } from '../request.ts';
import { answerCalendar, answerEvents } from './calendar.ts';
import {
  answerAbout,
  answerExport,
  answerFile,
  answerFiles,
  answerFileV2,
  answerPicture,
} from './drive.ts';
import { answerToken } from './oauth.ts';
import { answerTaskLists, answerTasks } from './tasks.ts';

type Handler = (world: World, request: Request) => Answer;

/** Every address of Google's that exists here. `*` is one part of the path. */
const routes: [string, string, Handler][] = [
  ['POST', 'token', answerToken],
  ['GET', 'calendar/v3/calendars/*', answerCalendar],
  ['GET', 'calendar/v3/calendars/*/events', answerEvents],
  ['GET', 'tasks/v1/users/@me/lists', answerTaskLists],
  ['GET', 'tasks/v1/lists/*/tasks', answerTasks],
  ['GET', 'drive/v2/files', answerFiles],
  ['GET', 'drive/v2/files/*', answerFileV2],
  ['GET', 'drive/v2/about', answerAbout],
  ['GET', 'drive/v3/files/*', answerFile],
  ['GET', 'drive/v3/files/*/export', answerExport],
  ['GET', 'thumbnails/*', answerPicture],
  ['GET', 'icons/*', answerPicture],
];

const table = routes.map(([method, path, handler]) => ({ method, path: path.split('/'), handler }));

export function answerGoogle(world: World, request: Request): Answer {
  const { method, parts } = request;
  const found = table.find(
    (route) =>
      route.method === method &&
      route.path.length === parts.length &&
      route.path.every((part, at) => (part === '*' ? parts[at] !== '' : part === parts[at])),
  );
  if (found === undefined) throw unknownAddress(request.path);
  return found.handler(world, request);
}
