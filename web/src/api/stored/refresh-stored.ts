import { getOffline } from '@assembly/contract/endpoints/offline';
import { SECOND_MS } from '@assembly/contract/limits';
import { rememberedUser } from '../../browser/current-user.ts';
import { basePath } from '../../browser/page-config.ts';
import { clearCachesOfOthers } from '../../offline/personal-caches.ts';
import { readEtag, storeReply, storeRevalidation } from '../../offline/stored-data.ts';
import { fetchInTime } from '../call.ts';

/** Several changes in a row are fetched together. */
const WAIT_MS = 2 * SECOND_MS;
/** So that the browsers of all members do not fetch the same change at the same moment. */
const JITTER_MS = 6 * SECOND_MS;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Refreshes soon what is stored for the person who is then signed in. */
export function scheduleRefresh(): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      const user = rememberedUser();
      if (user) void refreshStored(user.id);
    },
    WAIT_MS + JITTER_MS * Math.random(),
  );
}

/** Fetches what has changed since it was stored for this person. A failure changes nothing: the next change tries again. */
export async function refreshStored(userId: string): Promise<void> {
  if (!globalThis.caches) return;
  const refresh = () => fetchAndStore(userId).catch(() => {});
  // One tab at a time: the others then learn that nothing has changed.
  if (navigator.locks) await navigator.locks.request(`assembly-refresh${basePath}`, refresh);
  else await refresh();
}

async function fetchAndStore(userId: string): Promise<void> {
  await clearCachesOfOthers(userId);
  const storedEtag = await readEtag(userId);
  const response = await fetchInTime(basePath + getOffline.path, undefined, {
    // The browser's own cache would keep the reply after signing out.
    cache: 'no-store',
    ...(storedEtag && { headers: { 'if-none-match': storedEtag } }),
  });
  const revalidation = {
    asOf: Date.parse(response.headers.get('date') ?? '') || Date.now(),
    etag: response.headers.get('etag') ?? '',
  };
  if (response.status === 304) {
    await storeRevalidation(userId, { ...revalidation, etag: storedEtag });
  } else if (response.ok) {
    const parsed = getOffline.reply.json.safeParse(await response.json());
    if (parsed.success) await storeReply(userId, parsed.data, revalidation);
  }
}
