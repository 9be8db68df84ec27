import { z } from 'zod';
import type { GenerateInput, LargeFileInput } from '../data/generate.ts';
import type { Calendar, CalendarItem, DriveFile, Task, TaskList } from '../data/google-items.ts';
import { currentTime, type SandboxState } from '../data/sandbox-state.ts';
import { HttpError } from '../http/http-error.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import type { CallLog } from './call-log.ts';
import type { Controls } from './controls.ts';
import type { FaultHandle, FaultInput, FaultList } from './faults.ts';

const nowSchema = z.object({ now: z.union([z.number(), z.string(), z.null()]) });
const behaviorSchema = z
  .object({
    calendarIsPublic: z.boolean(),
    emptySecondPage: z.boolean(),
    showsCancelled: z.boolean(),
    refreshTokenIsDead: z.boolean(),
    publishing: z.enum(['production', 'testing', 'internal']),
  })
  .partial()
  .strict();

export type ControlContext = {
  state: SandboxState;
  controls: Controls;
  faults: FaultList;
  log: CallLog;
};
type Handler = (
  context: ControlContext,
  body: unknown,
  segment: (index: number) => string,
) => unknown;

/** Requests below `/control`. Bodies are trusted: this is a test tool on loopback. */
const handlers: Record<string, Handler> = {
  'GET ': ({ state, faults, log }) => ({
    now: currentTime(state),
    events: state.calendar.length,
    taskLists: state.taskLists.length,
    files: state.drive.size,
    faults: faults.all().length,
    calls: log.calls.length,
  }),
  'POST reset': ({ controls }) => controls.reset(),
  'PUT now': ({ controls }, body) => {
    const { now } = nowSchema.parse(body);
    controls.setNow(typeof now === 'string' ? Date.parse(now) : now);
  },
  'PATCH behavior': ({ controls }, body) =>
    controls.setBehavior(withoutUndefined(behaviorSchema.parse(body))),
  'DELETE access-tokens': ({ controls }) => controls.revokeAccessTokens(),
  'DELETE page-tokens': ({ controls }) => controls.expirePageTokens(),
  'GET calendar': ({ controls }) => controls.data().calendar,
  'PUT calendar': ({ controls }, body) => controls.setCalendar(body as CalendarItem[]),
  'PUT calendar/*': ({ controls }, body, segment) =>
    controls.putEvent({ ...(body as CalendarItem), id: segment(1) }),
  'DELETE calendar/*': ({ controls }, _, segment) => controls.removeEvent(segment(1)),
  'GET other-calendars': ({ controls }) => controls.data().otherCalendars,
  'PUT other-calendars': ({ controls }, body) => controls.setOtherCalendars(body as Calendar[]),
  'GET tasks': ({ controls }) => controls.data().taskLists,
  'PUT tasks': ({ controls }, body) => controls.setTasks(body as TaskList[]),
  'PUT tasks/*/*': ({ controls }, body, segment) =>
    controls.putTask(segment(1), { ...(body as Task), id: segment(2) }),
  'DELETE tasks/*/*': ({ controls }, _, segment) => controls.removeTask(segment(1), segment(2)),
  'GET drive': ({ controls }) =>
    controls.data().drive.map((file) => ({ ...file, content: undefined })),
  'PUT drive': ({ controls }, body) => controls.setDrive(body as DriveFile[]),
  'PUT drive/*': ({ controls }, body, segment) =>
    controls.putFile({ ...(body as DriveFile), id: segment(1) }),
  'DELETE drive/*': ({ controls }, _, segment) => controls.removeFile(segment(1)),
  'POST generate': ({ controls }, body) => controls.generate(body as GenerateInput),
  'POST generate/file': ({ controls }, body) => controls.generateFile(body as LargeFileInput),
  'GET faults': ({ faults }) => faults.all().map(toFaultJson),
  'POST faults': ({ controls }, body) => toFaultJson(controls.fault(body as FaultInput)),
  'DELETE faults': ({ controls }) => controls.clearFaults(),
  'DELETE faults/*': ({ faults }, _, segment) => findFault(faults, segment(1)).remove(),
  'POST faults/*/release': ({ faults }, _, segment) => findFault(faults, segment(1)).release(),
  'GET calls': ({ log }) => log.calls,
  'DELETE calls': ({ log }) => log.clear(),
};

export function handleControlRequest(context: ControlContext, request: Request): Reply {
  // A web page in a browser on this machine can reach loopback too, but it always sends an origin.
  if (request.headers.origin !== undefined) throw refused(403, 'Not from a browser.');
  const path = request.segments.slice(1);
  const found = Object.entries(handlers).find(([route]) => isMatch(route, request.method, path));
  if (found === undefined) throw refused(404, `No such control: ${request.method} ${request.path}`);
  try {
    const body: unknown = request.body === '' ? undefined : JSON.parse(request.body);
    return jsonReply(200, found[1](context, body, (index) => path[index] ?? '') ?? {});
  } catch (error) {
    throw refused(400, error instanceof Error ? error.message : String(error));
  }
}

function isMatch(route: string, method: string, path: string[]): boolean {
  const [routeMethod, pattern = ''] = route.split(' ');
  const expected = pattern.split('/');
  const actual = path.length === 0 ? [''] : path;
  return (
    routeMethod === method &&
    expected.length === actual.length &&
    expected.every((segment, index) => segment === '*' || segment === actual[index])
  );
}

function findFault(faults: FaultList, id: string): FaultHandle {
  const found = faults.all().find((fault) => String(fault.id) === id);
  if (found === undefined) throw new Error(`No fault ${id} is set.`);
  return found;
}

function toFaultJson({ id, fault, hits }: FaultHandle) {
  return { id, hits, ...fault };
}

function refused(status: number, message: string) {
  return new HttpError(status, { message }, message);
}

function withoutUndefined<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
