import type { AddressInput, Endpoint, ReplyOf } from '@assembly/contract/endpoints/endpoint';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { rememberedUser } from '../../browser/current-user.ts';
import { withMessages } from '../../browser/locale/messages.ts';
import type { StoredEndpoint } from '../../offline/answers/answer-from-stored.ts';
import { hasStoredData } from '../../offline/personal-caches.ts';
import { call } from '../call.ts';

let isStarting = false;

/** Until the first screen has rendered: what is stored fills it without waiting for the server, whose replies then replace it. */
export function setStarting(value: boolean): void {
  isStarting = value;
}

type Context = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>;

/**
 * Calls the server for a query. If it cannot be reached or does not reply in time, the answer comes from what is stored on
 * this device, and a late reply replaces it. A query that has data already only waits for the server.
 */
export async function fetchOrReadStored<E extends StoredEndpoint>(
  { client, queryKey, signal }: Context,
  endpoint: E,
  input: AddressInput<E>,
): Promise<ReplyOf<E>> {
  const called = call(endpoint as Endpoint, { ...(input as object), signal }) as Promise<
    ReplyOf<E>
  >;
  // Handled below, after it is known whether anything is stored.
  called.catch(() => {});
  const userId = rememberedUser()?.id;
  if (client.getQueryData(queryKey) !== undefined || !userId) return called;
  // At the same time, because on a slow phone each step takes long.
  const loading = withMessages(import('./network-first.ts'), 'stored').catch(() => undefined);
  if (!(await hasStoredData(userId))) return called;
  const loaded = await loading;
  return loaded
    ? loaded.networkFirst({
        client,
        queryKey,
        called,
        isStarting,
        answer: () => loaded.answerForUser(userId, endpoint, input),
      })
    : called;
}
