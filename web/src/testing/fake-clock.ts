import { vi } from 'vitest';

/** Starts the clock at a time. It goes on, and timers are real. */
export function startClockAt(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time), shouldAdvanceTime: true });
}
