import { GOOGLE_PERMISSIONS, type GoogleConnection } from '@assembly/contract/settings';
import { findConnection } from '../store/content/google-connections.ts';
import type { Database } from '../store/database/tables.ts';
import { fingerprintOfToken } from '../store/settings/refused-token.ts';
import type { Settings } from './settings.ts';

const TOKEN = 'GOOGLE_REFRESH_TOKEN';

/** Where Google sends the browser back to; it must be registered in the Google Cloud console. */
export function redirectUrlOf(publicUrl: string): string {
  return `${publicUrl}/api/google/callback`;
}

export function isTokenFixed(settings: Settings): boolean {
  return settings.sourceOf(TOKEN) === 'environment';
}

export function googleStateOf(settings: Settings): GoogleConnection['state'] {
  const { refreshToken } = settings.current().google;
  if (refreshToken === '') return settings.unreadable().includes(TOKEN) ? 'unreadable' : 'none';
  const isRejected = settings.stored('GOOGLE_REFUSED_TOKEN') === fingerprintOfToken(refreshToken);
  return isRejected ? 'refused' : 'connected';
}

/** The connection to Google as administrators see it. */
export async function readGoogleConnection(
  db: Database,
  settings: Settings,
): Promise<GoogleConnection> {
  const { google, publicUrl } = settings.current();
  const state = googleStateOf(settings);
  const redirectUrl = redirectUrlOf(publicUrl);
  if (state === 'none' || state === 'unreadable') {
    return { state, source: null, account: null, missing: [], endsAt: null, redirectUrl };
  }
  const connection = await findConnection(db, google.refreshToken);
  const source = settings.sourceOf(TOKEN);
  // These belong to the stored token.
  const isStored = source === 'stored';
  const granted = isStored ? settings.stored('GOOGLE_GRANTED')?.split(' ') : undefined;
  const endsAt = isStored ? settings.stored('GOOGLE_TOKEN_ENDS_AT') : undefined;
  return {
    state,
    source,
    account: connection?.account || null,
    missing: granted ? GOOGLE_PERMISSIONS.filter((one) => !granted.includes(one)) : [],
    endsAt: endsAt === undefined ? null : Number(endsAt),
    redirectUrl,
  };
}
