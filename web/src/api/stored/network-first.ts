import type { AddressInput, ReplyOf } from '@assembly/contract/endpoints/endpoint';
import { SECOND_MS } from '@assembly/contract/limits';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { timeZone } from '../../browser/locale/locale.ts';
import { pause } from '../../browser/timing.ts';
import {
  answerFromStored,
  type ReadSection,
  type StoredEndpoint,
} from '../../offline/answers/answer-from-stored.ts';
import { isOffline, markUnreachable } from '../../offline/connection.ts';
import { loadRevalidation, readSection } from '../../offline/stored-data.ts';

/** How long an empty screen waits for the server, if stored data can fill it. */
const MAX_WAIT_MS = 3 * SECOND_MS;

interface NetworkFirstOptions<Reply> {
  client: QueryClient;
  queryKey: QueryKey;
  called: Promise<Reply>;
  isStarting: boolean;
  answer: () => Promise<Reply | undefined>;
}

/** The reply of the server, or the stored answer if the server does not reply in time. */
export async function networkFirst<Reply>(options: NetworkFirstOptions<Reply>): Promise<Reply> {
  const { client, queryKey, called, isStarting, answer } = options;
  let state: 'waiting' | 'replied' | 'failed' = 'waiting';
  const is = (other: typeof state) => state === other;
  const settled = called.then(
    () => {
      state = 'replied';
    },
    () => {
      state = 'failed';
    },
  );
  const skipsWait = isStarting || isOffline();
  await Promise.race([settled, skipsWait ? undefined : pause(MAX_WAIT_MS)]);
  // An error of the server is an answer too.
  if (is('replied') || (is('failed') && !isOffline())) return called;

  const markIfSlow = () =>
    setTimeout(() => is('waiting') && markUnreachable(), isStarting ? MAX_WAIT_MS : 0);
  let stored: Reply | undefined;
  try {
    stored = await answer();
  } catch (error) {
    // If the server is there, it may know more than what is stored.
    if (is('replied') || (isStarting && !isOffline())) return called;
    markIfSlow();
    throw error;
  }
  if (is('replied') || stored === undefined) return called;
  markIfSlow();

  const countUpdates = () => client.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  const countAfterThis = countUpdates() + 1;
  function showLate(reply: Reply) {
    // Unless the query has been refetched since: what it has now is newer.
    if (countUpdates() === countAfterThis) client.setQueryData(queryKey, reply);
  }
  // As a task of its own, so that the query does not overwrite it with the stored answer.
  called.then(
    (reply) => setTimeout(() => showLate(reply)),
    () => {},
  );
  return stored;
}

/** What the server would reply to this person, from what is stored on the device; undefined if nothing is. */
export async function answerForUser<E extends StoredEndpoint>(
  userId: string,
  endpoint: E,
  input: AddressInput<E>,
): Promise<ReplyOf<E> | undefined> {
  const read: ReadSection = (name) => readSection(userId, name);
  const answer = answerFromStored(endpoint, input, read, { now: Date.now(), timeZone });
  answer.catch(() => {});
  return (await loadRevalidation(userId)) && answer;
}
