import { MINUTE_MS } from '@assembly/contract/limits';
import type { FaultInput } from '@assembly/sandbox/control/faults';
import type { ErrorReason } from '@assembly/sandbox/google/errors-by-reason';
import { test } from './support/connected-assembly.ts';
import { card, open, sync } from './support/data-sync-screen.ts';
import { WIDE } from './support/expect-accessible.ts';
import { expectNotice } from './support/on-screen.ts';
import { expect } from './support/test.ts';

// Patience is what these wait for, minutes of it: nothing moves meanwhile, which would take the processor from others.
test.use({
  viewport: WIDE,
  mayFail: ['/api/'],
  contextOptions: { reducedMotion: 'reduce' },
});
test.slow();

const PATHS = {
  Events: '/calendar/v3/*',
  Announcements: '/tasks/v1/*',
  Documents: '/drive/v2/*',
} as const;

type Source = keyof typeof PATHS;
type Trouble = [fault: Kind, sentence: RegExp];
type Kind = FaultInput extends infer One
  ? One extends unknown
    ? Omit<One, 'path'>
    : never
  : never;

const error = (reason: ErrorReason): Kind => ({ kind: 'error', reason });

/** Three at a time, one to each source: none hides another. */
const TROUBLES: Record<string, Record<Source, Trouble>> = {
  'does not answer, answers by drops, or hangs up': {
    Events: [{ kind: 'hang' }, /^Google Calendar took too long to answer\. Try again later\.$/],
    Announcements: [{ kind: 'drip' }, /^Google Tasks took too long to answer\. Try again later\.$/],
    Documents: [
      { kind: 'cut-before-headers' },
      /^Google Drive cannot be reached\. Check .* try again/,
    ],
  },
  'breaks off, or sends half or a web page': {
    Events: [{ kind: 'cut-body' }, /^Google Calendar cannot be reached\. Check .* try again/],
    Announcements: [
      { kind: 'half-body' },
      /^Google Tasks sent an answer that makes no sense\. Try/,
    ],
    Documents: [
      { kind: 'html' },
      /^Google Drive sent an answer that makes no sense\. Try again later/,
    ],
  },
  'sends something else than it should': {
    Events: [{ kind: 'empty-object' }, /^Google Calendar sent an answer that makes no sense\. Try/],
    Announcements: [
      { kind: 'null-items' },
      /^Google Tasks sent an answer that makes no sense\. Try/,
    ],
    Documents: [{ kind: 'broken-json' }, /^Google Drive sent an answer that makes no sense\. Try/],
  },
  'wants no more of us for now': {
    Events: [
      error('authError'),
      /^Google Calendar did not accept the sign-in\. Make a new GOOGLE_REFRESH_TOKEN/,
    ],
    Announcements: [
      error('rateLimitExceeded'),
      /^Google Tasks is being asked too often\. Try again/,
    ],
    Documents: [
      error('dailyLimitExceeded'),
      /^Google Drive has reached its limit .* Try again tomorrow/,
    ],
  },
  'is not set up for us': {
    Events: [
      error('API_KEY_SERVICE_BLOCKED'),
      /^The API key may not be used .* Add the Google Calendar API/,
    ],
    Announcements: [
      error('accessNotConfigured'),
      /^The Google Tasks API is not enabled\. Enable it/,
    ],
    Documents: [
      error('insufficientPermissions'),
      /^The connected .* has not allowed .* Make a new GOOGLE_REFRESH_TOKEN/,
    ],
  },
  'refuses, or does not find it': {
    Events: [
      error('notFound'),
      /^Google Calendar does not find the calendar\. Check GOOGLE_CALENDAR_ID/,
    ],
    Announcements: [error('forbidden'), /^Google Tasks refuses access\. Check/],
    Documents: [error('gone'), /^Google Drive does not find what was asked for.* Try again/],
  },
  'is in trouble itself': {
    Events: [error('tooManyRequests'), /^Google Calendar is being asked too often\. Try again/],
    Announcements: [
      error('internalError'),
      /^Google Tasks is not available at the moment\. Try again later/,
    ],
    Documents: [
      error('backendError'),
      /^Google Drive is not available at the moment\. Try again later/,
    ],
  },
  'finds fault with us, or sends us elsewhere': {
    Events: [
      error('API_KEY_HTTP_REFERRER_BLOCKED'),
      /^The API key works only from certain web pages .* Change the key's application restrictions/,
    ],
    Announcements: [error('badRequest'), /^Google Tasks refused the request\. Try again; if it/],
    Documents: [
      { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:1/' } },
      /^Google Drive sent an answer that makes no sense\. Try again later/,
    ],
  },
  'counts each of us, or does not know the key': {
    Events: [
      { kind: 'status', status: 400, body: { error: { errors: [{ reason: 'keyInvalid' }] } } },
      /^Google does not know the API key\. Check GOOGLE_API_KEY\.$/,
    ],
    Announcements: [
      error('userRateLimitExceeded'),
      /^Google Tasks is being asked too often\. Try again/,
    ],
    Documents: [
      { kind: 'status', status: 502 },
      /^Google Drive is not available at the moment\. Try again later/,
    ],
  },
  'sends without an end': {
    Events: [
      { kind: 'endless-pages' },
      /^Google Calendar holds more items than the app can take\. Remove/,
    ],
    Announcements: [
      { kind: 'same-page-token' },
      /^Google Tasks sent pages without an end\. Try again later/,
    ],
    Documents: [{ kind: 'huge' }, /^Google Drive sent an answer that is too large to take\. Look/],
  },
};
for (const [what, troubles] of Object.entries(TROUBLES)) {
  test(`a Google that ${what} is told for each source, with what to do, and stays to be read`, async ({
    page,
    connect,
    openContext,
  }) => {
    const { assembly, google, admin } = await connect();
    await open(page, assembly, admin);
    const other = await (await openContext()).newPage();
    await open(other, assembly, admin);
    const each = Object.entries(troubles) as [Source, Trouble][];
    for (const [source, [fault]] of each) {
      google.fault({ ...fault, path: PATHS[source], times: 'always' });
    }
    await sync(page);
    const told = page.locator('[data-severity="error"]').getByRole('alert');
    await expect(told).toHaveText(/^Events: .+\sAnnouncements: .+\sDocuments: /, {
      timeout: 2 * MINUTE_MS,
    });
    const sentences = (await told.innerText())
      .split(/(?:Events|Announcements|Documents): /)
      .slice(1);
    for (const [at, [source, [, sentence]]] of each.entries()) {
      expect(sentences[at]?.trim()).toMatch(sentence);
      for (const seen of [page, other]) {
        await expect(card(seen, source)).toContainText('Failed.');
        await expect(card(seen, source)).toContainText(sentences[at]?.trim() ?? '-');
        await expect(card(seen, source)).toContainText('Never synced');
      }
    }
    await expect(page.locator('[data-severity="success"]')).toBeHidden();
    await expect(other.locator('summary').first()).toContainText('partly failed');
    google.clearFaults();
    await sync(page);
    await expectNotice(page, 'success', 'Data synced successfully.');
  });
}

const SIGN_IN_TROUBLES: Record<string, Trouble> = {
  'has expired': [
    error('invalid_grant'),
    /^Google sign-in expired\. .* to In production\. Make a new .* start the app anew\.$/,
  ],
  'does not know the app': [
    error('invalid_client'),
    /^Google does not know this app\. Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/,
  ],
  'is in trouble itself': [
    error('backendError'),
    /^Google sign-in is not available at the moment\. Try again later\.$/,
  ],
  'does not answer': [{ kind: 'hang' }, /^Google sign-in took too long to answer\. Try again/],
  'sends a web page': [{ kind: 'html' }, /^Google sign-in sent an answer that makes no sense\./],
  'sends no token': [
    { kind: 'empty-object' },
    /^Google sign-in sent an answer that makes no sense\./,
  ],
};
for (const [what, [fault, sentence]] of Object.entries(SIGN_IN_TROUBLES)) {
  test(`a Google sign-in that ${what} is told, and what needs none is synced`, async ({
    page,
    connect,
  }) => {
    const { assembly, google, admin } = await connect();
    await open(page, assembly, admin);
    google.fault({ ...fault, path: '/token', times: 'always' });
    await sync(page);
    const told = page.locator('[data-severity="error"]').getByRole('alert');
    await expect(told).toHaveText(/^Announcements: .+\sDocuments: /, { timeout: 2 * MINUTE_MS });
    for (const part of (await told.innerText()).split('\n\n')) {
      expect(part.replace(/^\w+: /, '')).toMatch(sentence);
    }
    await expect(card(page, 'Events')).toContainText(/Last synced/);
    await expect(card(page, 'Documents')).toContainText('Never synced');
    await expect(page.locator('summary').first()).toContainText('partly failed');
  });
}

test('what had to be left out is listed in the history, each with its reason', async ({
  page,
  connect,
}) => {
  const { assembly, google, admin } = await connect();
  await open(page, assembly, admin);
  google.fault({ kind: 'wrong-types', path: '/calendar/v3/*' });
  google.fault({ kind: 'forbidden-ids', path: '/drive/v2/files' });
  await sync(page);
  await expectNotice(page, 'success', 'Data synced successfully.');
  const run = page.locator('details').filter({ hasText: 'by ada: done' });
  await run.locator('summary').click();
  await expect(run.getByText(/, 1 left out$/)).toBeVisible();
  await expect(run.getByRole('listitem').filter({ hasText: 'cannot be read' })).toHaveCount(1);
  await expect(
    run.getByRole('listitem').filter({ hasText: /Its id contains ".", which is not allowed\.$/ }),
  ).toHaveCount(6);
});
