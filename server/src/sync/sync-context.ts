import type { Source } from '@assembly/contract/sync';
import type { Google } from '../google/create-google.ts';
import type { GoogleAccess } from '../google/google-access.ts';
import type { Database } from '../store/database/tables.ts';

export interface SourceFailure {
  source: Source;
  code: string;
  /** Contains no secrets. */
  message: string;
}

export interface SyncContext {
  db: Database;
  google: Google;
  refreshToken: string;
  /** The refresh token comes from the environment. */
  isTokenFixed?: boolean | undefined;
  timeZone: string;
  /** What is chosen to be synced; see `GoogleAccess`. */
  chosen: Pick<GoogleAccess, 'calendarIds' | 'taskLists' | 'driveFolder'>;
  now: () => number;
  /** Logs unexpected errors. */
  onError: (error: unknown) => void;
  /** Logs why a source was not copied. */
  onSourceFailed?: ((failure: SourceFailure) => void) | undefined;
}
