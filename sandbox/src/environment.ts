import { demoOptions } from './options.ts';

/** The environment variables that connect the app to a sandbox. */
export function environmentFor(sandbox: { tokenUrl: string; apiUrl: string }) {
  return {
    GOOGLE_CLIENT_ID: demoOptions.clientId,
    GOOGLE_CLIENT_SECRET: demoOptions.clientSecret,
    GOOGLE_REFRESH_TOKEN: demoOptions.refreshToken,
    GOOGLE_API_KEY: demoOptions.apiKey,
    GOOGLE_CALENDAR_ID: demoOptions.calendarId,
    GOOGLE_TOKEN_URL: sandbox.tokenUrl,
    GOOGLE_API_URL: sandbox.apiUrl,
  };
}
