import { expect, test } from 'vitest';
import { isWebAddress, mapAddress } from './map-address.ts';

const LOCATION = 'Café & Hall, 1 Main St. #2';
const QUERY = 'Caf%C3%A9%20%26%20Hall%2C%201%20Main%20St.%20%232';

test.each([
  ['Mozilla/5.0 (Linux; Android 9; SM-J530F) Chrome/109.0', 'geo:0,0?q='],
  ['Mozilla/5.0 (Android 11; Mobile; rv:115.0) Firefox/115.0', 'geo:0,0?q='],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X)', 'https://maps.apple.com/?q='],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'https://maps.apple.com/?q='],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'https://www.openstreetmap.org/search?query='],
  ['', 'https://www.openstreetmap.org/search?query='],
])('%s opens its own map', (userAgent, start) => {
  expect(mapAddress(LOCATION, userAgent)).toBe(start + QUERY);
});

test('a location that is a link to a meeting is not looked up on a map', () => {
  expect(isWebAddress('https://zoom.example/j/1?pwd=a')).toBe(true);
  for (const location of [
    'Hall, https://zoom.example',
    'javascript:alert(1)',
    'http',
    'www.a.example',
  ]) {
    expect(isWebAddress(location), location).toBe(false);
  }
});
