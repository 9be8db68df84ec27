import type { ServerResponse } from 'node:http';
import { DOWNLOAD_STALL_MS, DOWNLOADS_PER_MEMBER, SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { Database } from '../store/database/tables.ts';
import { findActiveFeeds } from '../store/users/feeds.ts';
import { findActiveSessions } from '../store/users/sessions.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createPoller } from './poller.ts';

const POLL_MS = 1 * SECOND_MS;

/** What allows a download: it is closed when the session or the feed has ended. */
export type DownloadGrant = { sessionId: string } | { feedId: string };

interface Reader {
  grant: DownloadGrant;
  userId: string;
  response: ServerResponse;
}

interface Download extends Reader {
  /** Bytes that the reader's connection has accepted, and when that number last changed. */
  accepted: number;
  acceptedAt: number;
}

/** What the open downloads and the event streams need. */
export interface ConnectionDependencies {
  db: Database;
  changes: ChangeFeed;
  now: () => number;
  onError: (error: unknown) => void;
}

export type Downloads = ReturnType<typeof createDownloads>;

/** The downloads in progress. Each holds a connection to Google, so they are limited in number and in idle time. */
export function createDownloads({ db, changes, now, onError }: ConnectionDependencies) {
  const downloads = new Set<Download>();

  /** Ending the reply instead would look like the end of the file. */
  function close(download: Download) {
    downloads.delete(download);
    download.response.req.socket.destroy();
  }

  function closeStalled() {
    for (const download of downloads) {
      const accepted = acceptedBytes(download.response);
      const idleMs = now() - download.acceptedAt;
      if (accepted !== download.accepted) {
        download.accepted = accepted;
        download.acceptedAt = now();
      } else if (idleMs >= DOWNLOAD_STALL_MS) close(download);
    }
  }

  async function closeEnded() {
    // Downloads opened during this query are checked in the next round.
    const checked = [...downloads];
    if (checked.length === 0) return;
    const grants = checked.map(({ grant }) => grant);
    const sessionIds = grants.flatMap((grant) => ('sessionId' in grant ? grant.sessionId : []));
    const feedIds = grants.flatMap((grant) => ('feedId' in grant ? grant.feedId : []));
    const sessions = await findActiveSessions(db, [...new Set(sessionIds)], now());
    const feeds = await findActiveFeeds(db, [...new Set(feedIds)]);
    for (const download of checked) {
      const { grant } = download;
      const isActive = 'feedId' in grant ? feeds.has(grant.feedId) : sessions.has(grant.sessionId);
      // A download that has finished meanwhile may share its connection with another request.
      if (!isActive && downloads.has(download)) close(download);
    }
  }

  const poller = createPoller(
    POLL_MS,
    async () => {
      closeStalled();
      await closeEnded();
    },
    onError,
  );
  changes.subscribe(({ topic }) => {
    if (topic === 'session' || topic === 'resync') poller.poll();
  });

  return {
    /** Counts a download until its reply is complete or its reader has left. The signal is aborted then. */
    open(reader: Reader): AbortSignal {
      const { userId, response } = reader;
      const own = [...downloads].filter((download) => download.userId === userId);
      if (own.length >= DOWNLOADS_PER_MEMBER) throw new Problem('too_many_downloads');
      const left = new AbortController();
      // The reader left before this: there will be no 'close' event.
      if (response.destroyed) left.abort();
      else {
        const download = { ...reader, accepted: acceptedBytes(response), acceptedAt: now() };
        downloads.add(download);
        response.once('close', () => {
          downloads.delete(download);
          left.abort();
        });
      }
      return left.signal;
    },
    count: () => downloads.size,
    close: () => poller.close(),
  };
}

/** Bytes that Node still buffers have not been accepted. A reply that waits behind another has no socket yet. */
function acceptedBytes({ socket }: ServerResponse): number {
  return socket ? socket.bytesWritten - socket.writableLength : 0;
}
