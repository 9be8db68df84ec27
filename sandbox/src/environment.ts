import { demoOptions } from './options.ts';

/** The addresses of a sandbox, which replace Google's. */
export function addressesOf(url: string) {
  return {
    authUrl: `${url}/o/oauth2/v2/auth`,
    tokenUrl: `${url}/token`,
    revokeUrl: `${url}/revoke`,
    apiUrl: url,
  };
}

/** The environment variables with a sandbox's addresses. */
export function addressVariables(sandbox: { url: string }) {
  const { authUrl, tokenUrl, revokeUrl, apiUrl } = addressesOf(sandbox.url);
  return {
    GOOGLE_AUTH_URL: authUrl,
    GOOGLE_TOKEN_URL: tokenUrl,
    GOOGLE_REVOKE_URL: revokeUrl,
    GOOGLE_API_URL: apiUrl,
  };
}

/** The environment variables that connect the app to a sandbox. */
export function environmentFor(sandbox: { url: string }) {
  return {
    GOOGLE_CLIENT_ID: demoOptions.clientId,
    GOOGLE_CLIENT_SECRET: demoOptions.clientSecret,
    GOOGLE_REFRESH_TOKEN: demoOptions.refreshToken,
    GOOGLE_API_KEY: demoOptions.apiKey,
    GOOGLE_CALENDAR_ID: demoOptions.calendarId,
    ...addressVariables(sandbox),
  };
}
