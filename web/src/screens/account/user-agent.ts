// The order matters: nearly every browser also claims to be Chrome or Safari.
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

/** "Firefox on Windows" */
export function describeBrowser(userAgent: string): string {
  const browser = findLabel(BROWSERS, userAgent) ?? 'Unknown browser';
  const device = findLabel(DEVICES, userAgent);
  return device ? `${browser} on ${device}` : browser;
}

function findLabel(labels: readonly [RegExp, string][], userAgent: string): string | undefined {
  return labels.find(([pattern]) => pattern.test(userAgent))?.[1];
}
