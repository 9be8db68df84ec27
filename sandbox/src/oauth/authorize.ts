import { randomBytes } from 'node:crypto';
import { currentTime, type SandboxState } from '../data/sandbox-state.ts';
import { notImplemented } from '../google/google-error.ts';
import { bytesReply, type Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import { MINUTE_MS } from '../options.ts';
import { blockedPage, consentPage } from './consent-page.ts';
import { ACCOUNTS, ALL_SCOPES, OFFICE } from './permissions.ts';

const CODE_LIFE_MS = 10 * MINUTE_MS;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const CHALLENGE = /^[\w-]{43}$/;

/** `GET /o/oauth2/v2/auth`: the consent page. */
export function showConsent(state: SandboxState, request: Request): Reply {
  const { query } = request;
  const { scopes, redirectUri } = readAuthorization(state, query);
  // As at Google, nothing is selected yet.
  return consentPage({ query, scopes, redirectUri, account: OFFICE, selected: [] });
}

/** `POST /o/oauth2/v2/auth`: back to the app, with a code or an error, or the page again with everything selected. */
export function answerConsent(state: SandboxState, request: Request): Reply {
  const { query } = request;
  const { scopes, redirectUri, challenge } = readAuthorization(state, query);
  const form = new URLSearchParams(request.body);
  const account = form.get('account') ?? '';
  if (!ACCOUNTS.some(({ email }) => email === account)) {
    throw blockedPage(400, 'invalid_request', 'Choose an account.');
  }
  if (form.get('decision') === 'select-all') {
    return consentPage({ query, scopes, redirectUri, account, selected: scopes });
  }
  const back = new URL(redirectUri);
  const appState = query.get('state');
  if (appState !== null) back.searchParams.set('state', appState);

  const granted = scopes.filter((scope) => form.getAll('scope').includes(scope));
  if (form.get('decision') !== 'allow' || granted.length === 0) {
    back.searchParams.set('error', 'access_denied');
    return redirect(back);
  }
  refuseUnlessPublished(state, account);

  const code = `4/${randomBytes(32).toString('base64url')}`;
  const hasConsented = state.consented.has(account);
  const isConsentForced = query.get('prompt')?.split(' ').includes('consent') === true;
  state.consented.add(account);
  state.codes.set(code, {
    account,
    scopes: granted,
    redirectUri,
    challenge,
    givesRefreshToken: query.get('access_type') === 'offline' && (isConsentForced || !hasConsented),
    expiresAt: currentTime(state) + CODE_LIFE_MS,
  });
  back.searchParams.set('code', code);
  back.searchParams.set('scope', granted.join(' '));
  return redirect(back);
}

/** Nothing is sent to an address that is not registered: every error before that is shown on a page of Google's. */
function readAuthorization(state: SandboxState, query: URLSearchParams) {
  const clientId = requireParameter(query, 'client_id');
  const redirectUri = requireParameter(query, 'redirect_uri');
  if (clientId !== state.settings.clientId) {
    throw blockedPage(401, 'invalid_client', 'The OAuth client was not found.');
  }
  if (!isRegistered(state, redirectUri)) {
    throw blockedPage(
      400,
      'redirect_uri_mismatch',
      "You can't sign in to this app because it doesn't comply with Google's OAuth 2.0 policy. If you're the app developer, register the redirect URI in the Google Cloud Console.",
      `redirect_uri=${redirectUri}`,
    );
  }
  const responseType = requireParameter(query, 'response_type');
  if (responseType !== 'code') throw notImplemented(`response_type=${responseType}`);
  if (query.get('include_granted_scopes') === 'true') throw notImplemented('granted scopes');
  const scopes = requireParameter(query, 'scope').split(' ');
  const invalid = scopes.filter((scope) => !ALL_SCOPES.includes(scope));
  if (invalid.length > 0) {
    const details = `Some requested scopes were invalid. {invalid=[${invalid.join(', ')}]}`;
    throw blockedPage(400, 'invalid_scope', details);
  }
  return { scopes, redirectUri, challenge: readChallenge(query) };
}

function readChallenge(query: URLSearchParams): string | null {
  const challenge = query.get('code_challenge');
  if (challenge === null) return null;
  if (query.get('code_challenge_method') !== 'S256') throw notImplemented('plain code challenges');
  if (!CHALLENGE.test(challenge)) {
    throw blockedPage(400, 'invalid_request', 'Invalid parameter: code_challenge');
  }
  return challenge;
}

function requireParameter(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (value) return value;
  throw blockedPage(400, 'invalid_request', `Required parameter is missing: ${name}`);
}

/** Any port and path on this machine, so that the demo can be connected wherever it runs. */
function isRegistered(state: SandboxState, redirectUri: string): boolean {
  if (state.settings.redirectUris.includes(redirectUri)) return true;
  const url = URL.parse(redirectUri);
  if (url?.protocol !== 'http:' || !LOOPBACK.includes(url.hostname)) return false;
  return url.username === '' && url.password === '' && url.hash === '';
}

/** Only the office is a test user, and a member of the organization. */
function refuseUnlessPublished(state: SandboxState, account: string) {
  const { publishing } = state.behavior;
  if (account === OFFICE || publishing === 'production') return;
  if (publishing === 'internal') {
    throw blockedPage(
      403,
      'org_internal',
      'This client is restricted to users within its organization.',
    );
  }
  throw blockedPage(
    403,
    'access_denied',
    'Assembly has not completed the Google verification process. The app is currently being tested, and can only be accessed by developer-approved testers.',
  );
}

function redirect(to: URL): Reply {
  const headers = { location: to.href, 'cache-control': 'no-store' };
  return bytesReply(302, new Uint8Array(), headers);
}
