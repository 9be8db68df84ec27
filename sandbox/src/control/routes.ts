import { z } from 'zod';
import type { BigFileInput, GenerateInput } from '../data/generate.ts';
import type { CalendarItem, DriveFile, Task, TaskList } from '../data/google-items.ts';
import { currentTime, type SandboxState } from '../data/sandbox-state.ts';
import { HttpError } from '../google/google-error.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import type { CallLog } from './call-log.ts';
import type { Controls } from './controls.ts';
import type { FaultHandle, FaultInput, FaultList } from './faults.ts';

const nowSchema = z.object({ now: z.union([z.number(), z.string(), z.null()]) });
const moodSchema = z
  .object({
    calendarIsPublic: z.boolean(),
    emptySecondPage: z.boolean(),
    showsCancelled: z.boolean(),
    refreshTokenIsDead: z.boolean(),
  })
  .partial()
  .strict();

type Parts = { state: SandboxState; controls: Controls; faults: FaultList; log: CallLog };
type Act = (parts: Parts, body: unknown, at: (part: number) => string) => unknown;

/** The sandbox's own addresses. What they take is trusted: this is a tool for tests, on loopback. */
const acts: Record<string, Act> = {
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
  'PATCH mood': ({ controls }, body) => controls.setMood(withoutUndefined(moodSchema.parse(body))),
  'DELETE access-tokens': ({ controls }) => controls.revokeAccessTokens(),
  'DELETE page-tokens': ({ controls }) => controls.expirePageTokens(),
  'GET calendar': ({ controls }) => controls.data().calendar,
  'PUT calendar': ({ controls }, body) => controls.setCalendar(body as CalendarItem[]),
  'PUT calendar/*': ({ controls }, body, at) =>
    controls.putEvent({ ...(body as CalendarItem), id: at(1) }),
  'DELETE calendar/*': ({ controls }, _, at) => controls.removeEvent(at(1)),
  'GET tasks': ({ controls }) => controls.data().taskLists,
  'PUT tasks': ({ controls }, body) => controls.setTasks(body as TaskList[]),
  'PUT tasks/*/*': ({ controls }, body, at) =>
    controls.putTask(at(1), { ...(body as Task), id: at(2) }),
  'DELETE tasks/*/*': ({ controls }, _, at) => controls.removeTask(at(1), at(2)),
  'GET drive': ({ controls }) =>
    controls.data().drive.map((file) => ({ ...file, content: undefined })),
  'PUT drive': ({ controls }, body) => controls.setDrive(body as DriveFile[]),
  'PUT drive/*': ({ controls }, body, at) =>
    controls.putFile({ ...(body as DriveFile), id: at(1) }),
  'DELETE drive/*': ({ controls }, _, at) => controls.removeFile(at(1)),
  'POST generate': ({ controls }, body) => controls.generate(body as GenerateInput),
  'POST generate/file': ({ controls }, body) => controls.generateFile(body as BigFileInput),
  'GET faults': ({ faults }) => faults.all().map(shownFault),
  'POST faults': ({ controls }, body) => shownFault(controls.fault(body as FaultInput)),
  'DELETE faults': ({ controls }) => controls.clearFaults(),
  'DELETE faults/*': ({ faults }, _, at) => faultIn(faults, at(1)).remove(),
  'POST faults/*/release': ({ faults }, _, at) => faultIn(faults, at(1)).release(),
  'GET calls': ({ log }) => log.calls,
  'DELETE calls': ({ log }) => log.clear(),
};

export function handleControlRequest(parts: Parts, request: Request): Reply {
  // A page open in some browser may reach loopback too; it cannot leave its origin unsaid.
  if (request.headers.origin !== undefined) throw refused(403, 'Not from a browser.');
  const path = request.parts.slice(1);
  const found = Object.entries(acts).find(([name]) => isFor(name, request.method, path));
  if (found === undefined) throw refused(404, `No such control: ${request.method} ${request.path}`);
  try {
    const body: unknown = request.body === '' ? undefined : JSON.parse(request.body);
    return jsonReply(200, found[1](parts, body, (part) => path[part] ?? '') ?? {});
  } catch (fault) {
    throw refused(400, fault instanceof Error ? fault.message : String(fault));
  }
}

function isFor(name: string, method: string, path: string[]): boolean {
  const [verb, pattern = ''] = name.split(' ');
  const wanted = pattern.split('/');
  const given = path.length === 0 ? [''] : path;
  return (
    verb === method &&
    wanted.length === given.length &&
    wanted.every((part, at) => part === '*' || part === given[at])
  );
}

function faultIn(faults: FaultList, id: string): FaultHandle {
  const found = faults.all().find((one) => String(one.id) === id);
  if (found === undefined) throw new Error(`No fault ${id} is set.`);
  return found;
}

function shownFault({ id, fault, hits }: FaultHandle) {
  return { id, hits, ...fault };
}

function refused(status: number, message: string) {
  return new HttpError(status, { message }, message);
}

function withoutUndefined<T extends object>(given: T) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
