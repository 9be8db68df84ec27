import type { SandboxState } from '../data/sandbox-state.ts';
import type { Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import { answerConsent, showConsent } from '../oauth/authorize.ts';
import { issueToken, revokeToken } from '../oauth/token.ts';
import { listEvents } from './calendar.ts';
import { getCalendar, listCalendars } from './calendar-list.ts';
import { exportFile, getAbout, getFileV2, getFileV3, getIcon, listFiles } from './drive.ts';
import { unknownPath } from './google-error.ts';
import { listTaskLists, listTasks } from './tasks.ts';

type Handler = (state: SandboxState, request: Request) => Reply;

/** Every path of Google's that the sandbox implements. `*` matches one segment. */
const routes: [string, string, Handler][] = [
  ['GET', 'o/oauth2/v2/auth', showConsent],
  ['POST', 'o/oauth2/v2/auth', answerConsent],
  ['POST', 'token', issueToken],
  ['GET', 'calendar/v3/users/me/calendarList', listCalendars],
  ['POST', 'revoke', revokeToken],
  ['GET', 'calendar/v3/calendars/*', getCalendar],
  ['GET', 'calendar/v3/calendars/*/events', listEvents],
  ['GET', 'tasks/v1/users/@me/lists', listTaskLists],
  ['GET', 'tasks/v1/lists/*/tasks', listTasks],
  ['GET', 'drive/v2/files', listFiles],
  ['GET', 'drive/v2/files/*', getFileV2],
  ['GET', 'drive/v2/about', getAbout],
  ['GET', 'drive/v3/files/*', getFileV3],
  ['GET', 'drive/v3/files/*/export', exportFile],
  ['GET', 'thumbnails/*', getIcon],
  ['GET', 'icons/*', getIcon],
];

const table = routes.map(([method, path, handler]) => ({ method, path: path.split('/'), handler }));

export function handleGoogleRequest(state: SandboxState, request: Request): Reply {
  const { method, segments } = request;
  const found = table.find(
    (route) =>
      route.method === method &&
      route.path.length === segments.length &&
      route.path.every((expected, index) =>
        expected === '*' ? segments[index] !== '' : expected === segments[index],
      ),
  );
  if (found === undefined) throw unknownPath(request.path);
  return found.handler(state, request);
}
