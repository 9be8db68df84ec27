import { searchAnnouncements, withOpenAnnouncements } from '@assembly/contract/announcement';
import type {
  getEvent,
  listCalendars,
  listEvents,
  listSermons,
} from '@assembly/contract/endpoints/content';
import type { AddressInput, ReplyOf } from '@assembly/contract/endpoints/endpoint';
import type {
  getDocument,
  listAnnouncements,
  listDocuments,
  listFolder,
} from '@assembly/contract/endpoints/library';
import type { OfflineAnnouncements, OfflineReply } from '@assembly/contract/offline';
import { findSermons } from '@assembly/contract/sermons/find-sermons';
import { searchWords } from '@assembly/contract/text/search';
import { answerDocument, answerDocuments, answerFolder } from './answer-documents.ts';
import {
  answerEvent,
  answerEvents,
  answerEventsOfDays,
  type StoredClock,
} from './answer-events.ts';

/** The calls that can be answered without the server. */
export type StoredEndpoint =
  | typeof listEvents
  | typeof getEvent
  | typeof listCalendars
  | typeof listAnnouncements
  | typeof listDocuments
  | typeof listFolder
  | typeof getDocument
  | typeof listSermons;

type SectionName = Exclude<keyof OfflineReply, 'asOf'>;

/** Undefined if it is not stored. */
export type ReadSection = <Name extends SectionName>(
  name: Name,
) => Promise<OfflineReply[Name] | undefined>;

interface Input {
  params: Record<string, string>;
  query: Record<string, never>;
}

type Answer = (read: ReadSection, input: Input, at: StoredClock) => Promise<unknown>;

function answerFrom<Name extends SectionName>(
  name: Name,
  answer: (section: OfflineReply[Name], input: Input, at: StoredClock) => unknown,
): Answer {
  return async (read, input, at) => {
    const section = await read(name);
    return section && answer(section, input, at);
  };
}

/** By path: importing the calls would load the schemas of every screen. */
const ANSWERS: Record<StoredEndpoint['path'], Answer> = {
  '/api/events': answerFrom('events', (events, { query }, at) =>
    'from' in query ? answerEventsOfDays(events, query, at) : answerEvents(events, query, at),
  ),
  '/api/events/:id': answerFrom('events', (events, { params: { id = '' } }, at) =>
    answerEvent(events, id, at),
  ),
  '/api/calendars': answerFrom('events', ({ calendars }) => ({ items: calendars })),
  '/api/announcements': answerFrom('announcements', (lists, { query }, at) =>
    answerAnnouncements(lists, query, at),
  ),
  '/api/documents': answerFrom('documents', (documents, { query }) =>
    answerDocuments(documents, query),
  ),
  '/api/documents/:folderId': answerFrom(
    'documents',
    (documents, { params: { folderId = '' }, query: { page } }) =>
      answerFolder(documents, folderId, page),
  ),
  '/api/documents/:fileId/details': answerFrom(
    'documents',
    (documents, { params: { fileId = '' } }) => answerDocument(documents, fileId),
  ),
  '/api/sermons': answerFrom('sermons', ({ items }, { query }) => findSermons(items, query)),
};

/**
 * What the server would reply, from what is stored on the phone; undefined if nothing is stored. Throws an `ApiError` as
 * the server does, and also where the stored data does not reach.
 */
export function answerFromStored<E extends StoredEndpoint>(
  endpoint: E,
  input: AddressInput<E>,
  read: ReadSection,
  at: StoredClock,
): Promise<ReplyOf<E> | undefined> {
  const { path } = endpoint as StoredEndpoint;
  const { params = {}, query = {} } = input as Partial<Input>;
  return ANSWERS[path](read, { params, query }, at) as Promise<ReplyOf<E> | undefined>;
}

function answerAnnouncements(
  { items }: OfflineAnnouncements,
  { search }: { search?: string },
  { now, timeZone }: StoredClock,
): OfflineAnnouncements {
  const words = searchWords(search);
  const open = items.map((list) => withOpenAnnouncements(list, now, timeZone));
  return { items: words.length === 0 ? open : searchAnnouncements(open, words) };
}
