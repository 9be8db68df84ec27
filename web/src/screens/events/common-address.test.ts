import { expect, test } from 'vitest';
import { commonAddress, shortPlace } from './common-address.ts';

const STREET = ', Church Street 4, Town';
const at = (...locations: string[]) => locations.map((location) => ({ location }));

test.each([
  ['most share it', [`Church${STREET}`, `Hall${STREET}`, '', 'Lake, Shore 1'], STREET],
  ['half share it', [`Church${STREET}`, `Hall${STREET}`, 'Lake, Shore 1', 'Gym, Road 2'], ''],
  ['one event has it', [`Church${STREET}`], ''],
  ['no place has one', ['Church', 'Church'], ''],
])('the street is taken from the places, if %s', (_title, locations, expected) => {
  expect(commonAddress(at(...locations))).toBe(expected);
});

test('only that street is hidden, and never the name of the place', () => {
  const places = at(`Hall${STREET}`, 'Lake, Shore 1', '').map((place) => shortPlace(place, STREET));
  expect(places).toEqual(['Hall', 'Lake, Shore 1', '']);
});
