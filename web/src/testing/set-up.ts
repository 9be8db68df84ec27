import '../styles/base.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { dismissNotification } from '../ui/feedback/notify.ts';
import { watchStreams } from './fake-event-source.ts';

const logged: unknown[][] = [];

beforeEach(() => {
  localStorage.clear();
  // A real stream would be refused by Vite, and each refusal refetches the session.
  watchStreams();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args));
  }
});

// Anything logged to the console fails the test.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  dismissNotification();
  expect(logged.splice(0)).toEqual([]);
});
