import { ALL_SCOPES, OFFICE } from '../oauth/permissions.ts';

export type Consent = {
  decision?: 'allow' | 'deny' | 'select-all';
  account?: string;
  scopes?: string[];
};

/** Submits the form of the consent page; by default the office allows everything. */
export async function giveConsent(
  address: string,
  { decision = 'allow', account = OFFICE, scopes = ALL_SCOPES }: Consent = {},
) {
  const form = new URLSearchParams({ decision, account });
  for (const scope of scopes) form.append('scope', scope);
  const reply = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
  const location = reply.headers.get('location');
  return {
    status: reply.status,
    page: await reply.text(),
    /** Where the browser is sent to; null if it stays on a page of Google's. */
    to: location === null ? null : new URL(location),
  };
}
