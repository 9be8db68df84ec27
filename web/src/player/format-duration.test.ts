import { expect, test } from 'vitest';
import { formatDuration, formatSpokenDuration } from './format-duration.ts';

test.each([
  [0, '0:00', '0 seconds'],
  [Number.NaN, '0:00', '0 seconds'],
  [61.9, '1:01', '1 minute 1 second'],
  [2700, '45:00', '45 minutes'],
  [3845, '1:04:05', '1 hour 4 minutes 5 seconds'],
])('%d seconds', (seconds, shown, spoken) => {
  expect(formatDuration(seconds)).toBe(shown);
  expect(formatSpokenDuration(seconds)).toBe(spoken);
});
