import { expect, test } from 'vitest';
import { foreignZoneName } from './foreign-zone-name.ts';

const SUNDAY = Date.UTC(2026, 10, 15, 9);
const nameFor = (readerZone: string) =>
  foreignZoneName(SUNDAY, { timeZone: 'Europe/Zurich', readerZone }, 'en-GB');

test('the zone of the assembly is named for readers elsewhere', () => {
  expect(nameFor('America/New_York')).toBe('Central European Time');
});

test('it is not named for readers whose clock shows the same time', () => {
  expect(nameFor('Europe/Zurich')).toBe('');
  expect(nameFor('Europe/Berlin')).toBe('');
});
