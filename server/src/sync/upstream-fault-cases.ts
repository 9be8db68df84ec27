import type { FaultInput } from '@assembly/sandbox/control/faults';
import type { Patience } from '../google/open-google.ts';
import { QUICK } from '../testing/fixtures/test-google.ts';

/** For one who will not answer; only the source that is spoilt is asked so. */
const SILENT: Patience = { ...QUICK, callMs: 100, retries: 1 };

/** For one who always sends one page more: no limit but that of the source as a whole. */
const UNHURRIED: Patience = {
  ...QUICK,
  pagesMax: Number.POSITIVE_INFINITY,
  itemsMax: Number.POSITIVE_INFINITY,
  sourceMs: 100,
};

interface Trouble {
  /** What is wrong, and what to do about it. */
  says: RegExp;
  patience?: Patience;
}

type Fault = FaultInput extends infer One
  ? One extends unknown
    ? Omit<One, 'path'>
    : never
  : never;

const NOT_FOUND = /does not find.*(Check GOOGLE_CALENDAR_ID|Try again)/;
const always = { times: 'always' } as const;
const error = (reason: string) => ({ kind: 'error', reason, ...always }) as Fault;

/** All that a source cannot survive; the sentence tells an administrator what to do. */
export const FAULTS: Record<string, [Fault, Trouble]> = {
  'hangs up before it answers': [
    { kind: 'cut-before-headers', ...always },
    { says: /cannot be reached.*internet connection/ },
  ],
  'never answers': [
    { kind: 'hang', ...always },
    { says: /took too long.*Try again/, patience: SILENT },
  ],
  'sends one byte a second': [
    { kind: 'drip', ...always },
    { says: /took too long.*Try again/, patience: SILENT },
  ],
  'breaks off half-way': [
    { kind: 'cut-body', ...always },
    { says: /cannot be reached.*internet connection/ },
  ],
  'sends half and calls it all': [
    { kind: 'half-body', ...always },
    { says: /makes no sense.*Try again/ },
  ],
  'sends a web page with 200': [
    { kind: 'html', ...always },
    { says: /makes no sense.*GOOGLE_API_URL/ },
  ],
  'sends {}': [{ kind: 'empty-object', ...always }, { says: /makes no sense.*Try again/ }],
  'sends items: null': [{ kind: 'null-items', ...always }, { says: /makes no sense.*Try again/ }],
  'sends broken JSON': [{ kind: 'broken-json', ...always }, { says: /makes no sense.*Try again/ }],
  'answers 401 every time': [
    error('authError'),
    { says: /did not accept the sign-in.*Make a new GOOGLE_REFRESH_TOKEN/ },
  ],
  'answers 403 rateLimitExceeded': [error('rateLimitExceeded'), { says: /too often.*few minutes/ }],
  'answers 403 userRateLimitExceeded': [
    error('userRateLimitExceeded'),
    { says: /too often.*few minutes/ },
  ],
  'answers 403 dailyLimitExceeded': [
    error('dailyLimitExceeded'),
    { says: /limit for today.*tomorrow/ },
  ],
  'answers 403 accessNotConfigured': [
    error('accessNotConfigured'),
    { says: /not enabled. Enable it/ },
  ],
  'answers 403 API_KEY_SERVICE_BLOCKED': [
    error('API_KEY_SERVICE_BLOCKED'),
    { says: /Add the Google .* API to the key/ },
  ],
  'answers 403 to the referrer': [
    error('API_KEY_HTTP_REFERRER_BLOCKED'),
    { says: /Change the key's application restrictions/ },
  ],
  'answers 403 insufficientPermissions': [
    error('insufficientPermissions'),
    { says: /has not allowed the app.*Make a new GOOGLE_REFRESH_TOKEN/ },
  ],
  'answers 403 forbidden': [error('forbidden'), { says: /refuses access. Check.*share it/ }],
  'answers 400': [error('badRequest'), { says: /refused the request. Try again/ }],
  'answers 404': [error('notFound'), { says: NOT_FOUND }],
  'answers 410': [error('gone'), { says: NOT_FOUND }],
  'answers 429': [error('tooManyRequests'), { says: /too often.*few minutes/ }],
  'answers 500': [error('internalError'), { says: /not available.*Try again later/ }],
  'answers 503': [error('backendError'), { says: /not available.*Try again later/ }],
  'sends us elsewhere': [
    { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:1/' }, ...always },
    { says: /makes no sense.*GOOGLE_API_URL/ },
  ],
  'sends 200 MB': [{ kind: 'huge', ...always }, { says: /too large to take.*shorten it/ }],
  'sends pages without an end': [
    { kind: 'endless-pages' },
    { says: /pages without an end.*Try again/ },
  ],
  'sends pages for longer than a source may take': [
    { kind: 'endless-pages' },
    { says: /took too long.*Try again/, patience: UNHURRIED },
  ],
  'sends the same page token again': [
    { kind: 'same-page-token' },
    { says: /pages without an end.*Try again/ },
  ],
};
