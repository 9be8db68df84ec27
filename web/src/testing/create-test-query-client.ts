import { createQueryClient } from '../api/query/query-client.ts';

const RETRY_DELAY_MS = 20;

/** The app's query client, which retries as often but waits for milliseconds instead of seconds. */
export function createTestQueryClient(options?: Parameters<typeof createQueryClient>[0]) {
  const client = createQueryClient(options);
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: RETRY_DELAY_MS } });
  return client;
}
