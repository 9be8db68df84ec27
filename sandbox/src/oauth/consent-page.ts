import { createHash } from 'node:crypto';
import { HttpError } from '../http/http-error.ts';
import { bytesReply, type Reply } from '../http/reply.ts';
import { ACCOUNTS, PERMISSIONS } from './permissions.ts';

type Consent = {
  query: URLSearchParams;
  scopes: string[];
  redirectUri: string;
  /** The account and permissions that are chosen when the page opens. */
  account: string;
  selected: string[];
};

/** Works without JavaScript: "Select all" answers with this page again. */
export function consentPage({ query, scopes, redirectUri, account, selected }: Consent): Reply {
  const { origin } = new URL(redirectUri);
  const checked = (isChecked: boolean) => (isChecked ? ' checked' : '');
  const accounts = ACCOUNTS.map(
    ({ email, name }) => `
      <label><input type="radio" name="account" value="${escapeHtml(email)}"${checked(email === account)}>
        <span>${escapeHtml(name)}<small>${escapeHtml(email)}</small></span></label>`,
  );
  const permissions = PERMISSIONS.filter(({ scope }) => scopes.includes(scope)).map(
    ({ scope, label }) => `
      <label><input type="checkbox" name="scope" value="${escapeHtml(scope)}"${checked(selected.includes(scope))}>
        <span>${escapeHtml(label)}</span></label>`,
  );
  const body = `
    <p class="note">Simulated Google, on this computer. Nothing is sent to Google.</p>
    <h1>Assembly wants access to your Google Account</h1>
    <form method="post" action="?${escapeHtml(query.toString())}">
      <fieldset><legend>Choose an account</legend>${accounts.join('')}</fieldset>
      <fieldset><legend>Select what Assembly can access</legend>
        <p><button name="decision" value="select-all">Select all</button></p>${permissions.join('')}
      </fieldset>
      <p>You will go back to ${escapeHtml(origin)}.</p>
      <p class="buttons">
        <button name="decision" value="deny">Deny</button>
        <button name="decision" value="allow" class="primary">Allow</button>
      </p>
    </form>`;
  // Browsers apply `form-action` to the redirect that answers the form as well.
  return bytesReply(200, Buffer.from(htmlPage('Sign in', body)), headersFor(`'self' ${origin}`));
}

/** Google's page for a request that it does not pass back to the app. */
export function blockedPage(status: number, error: string, message: string, details?: string) {
  const request =
    details === undefined ? '' : `<p>Request details: <code>${escapeHtml(details)}</code></p>`;
  const body = `
    <p class="note">Simulated Google, on this computer. Nothing is sent to Google.</p>
    <h1>Access blocked: Authorization Error</h1>
    <p>${escapeHtml(message)}</p>${request}
    <p><strong>Error ${status}: ${escapeHtml(error)}</strong></p>`;
  return new HttpError(status, htmlPage('Error', body), error, headersFor("'none'"));
}

const STYLE = `
:root { background: light-dark(#fff, #131314); color: light-dark(#1f1f1f, #e3e3e3); color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 32rem; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; }
.note { color: light-dark(#4a4a4a, #c8c8c8); }
fieldset { border: 1px solid light-dark(#747775, #8e918f); border-radius: 0.5rem; margin: 1rem 0; padding: 0.5rem 1rem; }
label { align-items: start; display: flex; gap: 0.75rem; padding: 0.625rem 0; }
input { flex: none; height: 1.5rem; margin: 0; width: 1.5rem; }
small { display: block; font-size: 0.875rem; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; justify-content: end; }
button { background: none; border: 1px solid currentcolor; border-radius: 1.5rem; color: inherit; font: inherit; min-height: 2.75rem; padding: 0 1.5rem; }
.primary { background: light-dark(#0b57d0, #a8c7fa); border-color: transparent; color: light-dark(#fff, #062e6f); }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

function headersFor(formAction: string) {
  return {
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}

function htmlPage(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} - Simulated Google Accounts</title><style>${STYLE}</style></head>
<body><main>${body}
</main></body></html>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
