import { t } from '../../browser/locale/messages.ts';

// The order matters: nearly every browser also claims to be Chrome or Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const DEVICES: readonly [RegExp, keyof typeof t.sessions.browserOn][] = [
  [/iPhone/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android.*Mobile/, 'androidPhone'],
  [/Android/, 'androidTablet'],
  [/Windows/, 'windows'],
  [/CrOS/, 'chromebook'],
  [/Mac OS X|Macintosh/, 'mac'],
  [/Linux|X11/, 'linux'],
];

/** "Firefox on Windows" */
export function describeBrowser(userAgent: string): string {
  const browser = findIn(BROWSERS, userAgent) ?? t.sessions.unknownBrowser;
  const device = findIn(DEVICES, userAgent);
  return device ? t.sessions.browserOn[device](browser) : browser;
}

function findIn<Found>(list: readonly [RegExp, Found][], userAgent: string): Found | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1];
}
