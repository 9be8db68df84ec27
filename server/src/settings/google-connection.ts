import type { GoogleConnection } from '@assembly/contract/settings';
import { findConnection } from '../store/content/google-connections.ts';
import type { Database } from '../store/database/tables.ts';
import type { Settings } from './settings.ts';

const TOKEN = 'GOOGLE_REFRESH_TOKEN';

/** Where Google sends the browser back to; it must be registered in Google's console. */
export function redirectUrlOf(publicUrl: string): string {
  return `${publicUrl}/api/google/callback`;
}

/** The connection to Google as administrators see it. */
export async function readGoogleConnection(
  db: Database,
  settings: Settings,
): Promise<GoogleConnection> {
  const { google, publicUrl } = settings.current();
  const redirectUrl = redirectUrlOf(publicUrl);
  if (google.refreshToken === '') {
    const state = settings.unreadable().includes(TOKEN) ? 'unreadable' : 'none';
    return { state, source: null, account: null, missing: [], endsAt: null, redirectUrl };
  }
  const connection = await findConnection(db, google.refreshToken);
  return {
    state: 'connected',
    source: settings.sourceOf(TOKEN) === 'environment' ? 'environment' : 'stored',
    account: connection?.account || null,
    missing: [],
    endsAt: null,
    redirectUrl,
  };
}
