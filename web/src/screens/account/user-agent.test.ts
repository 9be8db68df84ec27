import { expect, test } from 'vitest';
import { describeBrowser } from './user-agent.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
    'Firefox on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari on an iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} CriOS/150.0 Mobile/15E148 Safari/604.1`,
    'Chrome on an iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`,
    'Safari on a Mac',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
    'Chrome on an Android phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Safari/537.36',
    'Samsung Internet on an Android tablet',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['curl/8.0', 'Unknown browser'],
  ['', 'Unknown browser'],
])('%s is %s', (userAgent, label) => {
  expect(describeBrowser(userAgent)).toBe(label);
});
