import '../styles/base.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { dismissNotification } from '../ui/feedback/notify.ts';

const noise: unknown[][] = [];

beforeEach(() => {
  localStorage.clear();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => void noise.push(said));
  }
});

// What a developer would find in the console is a fault, whatever else the test proves.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  dismissNotification();
  expect(noise.splice(0)).toEqual([]);
});
