import '../styles/base.css';
import { NOTIFICATION_MS } from '@assembly/contract/limits';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { t } from '../browser/locale/messages.ts';
import { markReachable } from '../offline/connection.ts';
import { clearPersonalCaches } from '../offline/personal-caches.ts';
import { dismissToast } from '../ui/feedback/show-toast.ts';
import { watchStreams } from './fake-event-source.ts';

const ENGLISH = import.meta.glob<object>(['../../../messages/src/en/*.ts', '!**/language.ts'], {
  eager: true,
  import: 'default',
});
for (const [file, messages] of Object.entries(ENGLISH)) {
  Object.assign(t, { [file.replace(/.*\/|\.ts$/g, '')]: messages });
}

// Tests look for what was loaded; browsers remember only 250 files.
performance.setResourceTimingBufferSize(2000);

// Between two tests the app of the first one may still call the server. Vite would reply with a page, which the app takes
// for a lost connection, and the next test would begin offline.
const fetchFile = window.fetch;
window.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return pathname.startsWith('/api/') ? new Promise(() => {}) : fetchFile(input, init);
};

const logged: unknown[][] = [];

/** On a busy machine a test may look for a notification only after seconds. Fake timers hide it as usual. */
function keepNotifications() {
  const start = window.setTimeout;
  const startUnlessHiding = (run: () => void, ms?: number, ...args: []) =>
    ms === NOTIFICATION_MS ? 0 : start(run, ms, ...args);
  vi.stubGlobal('setTimeout', startUnlessHiding);
}

beforeEach(async () => {
  localStorage.clear();
  markReachable();
  await clearPersonalCaches();
  // A real stream would be refused by Vite, and each refusal refetches the session.
  watchStreams();
  keepNotifications();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args));
  }
});

// Anything logged to the console fails the test.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  dismissToast();
  expect(logged.splice(0)).toEqual([]);
});
