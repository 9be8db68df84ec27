import type { Calendar } from '../data/google-items.ts';
import type { SandboxState } from '../data/sandbox-state.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import { googleError, notFound, notImplemented } from './google-error.ts';
import { identifyCaller, requireOwner } from './identify-caller.ts';
import { pageOf } from './paging.ts';
import { pickFields } from './pick-fields.ts';

/** `GET users/me/calendarList`: the calendars that the owner sees in Google Calendar. */
export function listCalendars(state: SandboxState, request: Request): Reply {
  requireOwner(state, request);
  const { query } = request;
  for (const name of ['syncToken', 'minAccessRole']) {
    if (query.has(name)) throw notImplemented(`${name} on the calendar list`);
  }
  const all = allCalendars(state);
  const { items, nextPageToken } = pageOf(all, request.path, query, {
    defaultSize: 100,
    maxSize: 250,
    epoch: state.pageTokenEpoch,
  });
  const reply = {
    kind: 'calendar#calendarList',
    etag: `"p${state.version}"`,
    ...(nextPageToken !== undefined && { nextPageToken }),
    items: items.map((calendar) => toListEntry(state, calendar)),
  };
  return jsonReply(200, pickFields(reply, query));
}

function toListEntry(state: SandboxState, calendar: Calendar) {
  return {
    kind: 'calendar#calendarListEntry',
    ...calendarFields(state, calendar),
    backgroundColor: calendar.backgroundColor,
    foregroundColor: '#000000',
    selected: true,
    accessRole: 'owner',
    defaultReminders: [],
    ...(calendar.id === state.settings.calendarId && { primary: true }),
  };
}

export function getCalendar(state: SandboxState, request: Request): Reply {
  const { calendar } = requireCalendar(state, request);
  const reply = { kind: 'calendar#calendar', ...calendarFields(state, calendar) };
  return jsonReply(200, pickFields(reply, request.query));
}

/** The calendar in the path, if the caller may see it. */
export function requireCalendar(state: SandboxState, request: Request) {
  const caller = identifyCaller(state, request);
  if (caller === 'anonymous') {
    throw googleError(403, 'forbidden', 'The request is missing a valid API key.', {
      statusName: 'PERMISSION_DENIED',
    });
  }
  const isVisible = caller === 'owner' || state.behavior.calendarIsPublic;
  const requested = request.segments[3] ?? '';
  const id = requested === 'primary' && caller === 'owner' ? state.settings.calendarId : requested;
  const calendar = allCalendars(state).find((candidate) => candidate.id === id);
  if (!isVisible || calendar === undefined) throw notFound('Not Found');
  return { caller, calendar };
}

function allCalendars(state: SandboxState): Calendar[] {
  const main: Calendar = {
    id: state.settings.calendarId,
    summary: 'Assembly calendar',
    description: 'Services, groups and feasts of the year',
    backgroundColor: '#9fe1e7',
    items: state.calendar,
  };
  return [main, ...state.otherCalendars];
}

export function calendarFields(state: SandboxState, { id, summary, description }: Calendar) {
  return {
    etag: `"p${state.version}"`,
    id,
    summary,
    ...(description !== undefined && { description }),
    timeZone: state.settings.timeZone,
  };
}
