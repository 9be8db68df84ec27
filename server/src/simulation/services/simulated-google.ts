import { FOLDER_TYPE } from '@assembly/contract/document';
import { DAY_MS } from '@assembly/contract/limits';
import { readCalendars } from '../../google/calendar.ts';
import type { ApiRequest, Client } from '../../google/client.ts';
import type { Google } from '../../google/create-google.ts';
import { readAccount, readDrive } from '../../google/drive.ts';
import { DEFAULT_LIMITS } from '../../google/google-access.ts';
import { GoogleError } from '../../google/google-error.ts';
import { readTaskLists } from '../../google/tasks.ts';
import {
  EVENT_LENGTH_MS,
  FOLDER_ID,
  type GoogleContent,
  mimeTypeOf,
  type TitledItem,
} from './google-content.ts';

export const CALENDAR_ID = 'church@example.org';
const ACCOUNT = 'office@example.org';
const LIST_ID = 'news';
/** Small, so that a source comes in several calls. */
const PAGE_SIZE = 9;
const TASKS_ARE_DUE = '2027-06-01T00:00:00.000Z';
const ROOT_ID = 'root';

interface SimulatedGoogleOptions {
  content: GoogleContent;
  /** Makes the call when its turn comes. */
  call: <Result>(what: string, run: () => Promise<Result>) => Promise<Result>;
  /** The number of the call, from 0, that Google answers with an error. */
  failingCall: number | undefined;
}

/** The real code that reads Google's lists, on replies that are made of the simulated content. */
export function simulatedGoogle({ content, call, failingCall }: SimulatedGoogleOptions): Google {
  let calls = 0;
  const getJson: Client['getJson'] = (request) =>
    call(`Google ${request.path}`, async () => {
      calls += 1;
      if (calls - 1 === failingCall) throw new GoogleError('unavailable', request.service);
      return replyTo(content, request);
    });
  const notSimulated = () => Promise.reject(new Error('The simulation makes no such call.'));
  const client: Client = {
    limits: DEFAULT_LIMITS,
    isTokenRejected: () => false,
    getJson,
    get: notSimulated,
  };
  const never = new AbortController().signal;
  const access = { calendarIds: [CALENDAR_ID], refreshToken: 'token' };
  return {
    readCalendars: (window, convert, onProgress, signal = never) =>
      readCalendars(client, access, { window, convert, onProgress, signal }),
    readTaskLists: (onProgress, signal = never) => readTaskLists(client, [], onProgress, signal),
    readDrive: (onProgress, signal = never) => readDrive(client, onProgress, signal),
    readAccount: (signal = never) => readAccount(client, signal),
    isTokenRejected: client.isTokenRejected,
    listCalendars: notSimulated,
    listTaskLists: notSimulated,
    listFolders: notSimulated,
    countFiles: notSimulated,
    openFile: notSimulated,
    exportPdf: notSimulated,
  };
}

function replyTo(content: GoogleContent, { path, query }: ApiRequest): unknown {
  const pageOf = <Item>(items: Item[]) => {
    const start = Number(query.pageToken ?? 0);
    const end = start + PAGE_SIZE;
    return {
      items: items.slice(start, end),
      ...(end < items.length && { nextPageToken: String(end) }),
    };
  };
  switch (path) {
    case '/calendar/v3/calendars/{id}/events': {
      const { calendar, items } = content.current('events');
      const from = Date.parse(query.timeMin ?? '');
      const upcoming = items.filter(({ startsAt }) => startsAt + EVENT_LENGTH_MS > from);
      return { summary: calendar, ...pageOf(upcoming.map(toGoogleEvent)) };
    }
    case '/tasks/v1/users/@me/lists':
      return { kind: 'tasks#taskLists', items: [{ id: LIST_ID, title: 'News' }] };
    case '/tasks/v1/lists/{id}/tasks':
      return { kind: 'tasks#tasks', ...pageOf(content.current('announcements').items.map(toTask)) };
    case '/drive/v2/files': {
      const files = content.current('documents').items.map(toFile);
      return pageOf([toFolder(), ...files]);
    }
    case '/drive/v2/about':
      return { user: { emailAddress: ACCOUNT } };
    default:
      throw new Error(`The simulation does not know ${path}.`);
  }
}

const iso = (instant: number) => new Date(instant).toISOString();

const toGoogleEvent = ({
  id,
  title,
  startsAt,
}: {
  id: string;
  title: string;
  startsAt: number;
}) => ({
  id,
  summary: title,
  status: 'confirmed',
  start: { dateTime: iso(startsAt) },
  end: { dateTime: iso(startsAt + EVENT_LENGTH_MS) },
});

const toTask = ({ id, title }: TitledItem, position: number) => ({
  id,
  title,
  status: 'needsAction',
  due: TASKS_ARE_DUE,
  updated: iso(Date.parse(TASKS_ARE_DUE) - 300 * DAY_MS),
  position: String(1000 + position),
});

const toFolder = () => ({
  id: FOLDER_ID,
  title: 'Folder',
  mimeType: FOLDER_TYPE,
  parents: [{ id: ROOT_ID, isRoot: true }],
});

const toFile = (item: TitledItem) => ({
  id: item.id,
  title: item.title,
  mimeType: mimeTypeOf(item),
  parents: [{ id: FOLDER_ID, isRoot: false }],
  createdDate: '2026-11-01T00:00:00.000Z',
  md5Checksum: 'f00',
});
