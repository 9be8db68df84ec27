// The order matters: nearly every browser also calls itself Chrome or Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android.*Mobile/, 'an Android phone'],
  [/Android/, 'an Android tablet'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'a Chromebook'],
  [/Mac OS X|Macintosh/, 'a Mac'],
  [/Linux|X11/, 'Linux'],
];

/** "Firefox on Windows": what a browser tells of itself, in words that its owner knows. */
export function describeBrowser(userAgent: string): string {
  const browser = wordFor(BROWSERS, userAgent);
  const device = wordFor(DEVICES, userAgent);
  if (!device) return browser ?? 'Unknown browser';
  return `${browser ?? 'Unknown browser'} on ${device}`;
}

function wordFor(words: readonly [RegExp, string][], userAgent: string): string | undefined {
  return words.find(([sign]) => sign.test(userAgent))?.[1];
}
