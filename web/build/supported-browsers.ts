/**
 * The oldest supported version of each browser, by its name in MDN's browser compatibility data. The build, the check of
 * what it made, the page for older browsers and the README all follow this list.
 */
export const SUPPORTED_BROWSERS = {
  chrome: '109',
  chrome_android: '109',
  firefox: '115',
  firefox_android: '115',
  safari: '15.6',
  safari_ios: '15.6',
} as const;

const { chrome, firefox, safari, safari_ios: ios } = SUPPORTED_BROWSERS;

/** As Vite names them. */
export const CSS_TARGETS = [`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`, `ios${ios}`];

/**
 * Safari 15 knows the syntax of Safari 16, but for a bug in class fields (webkit.org/b/236843), because of which Vite would
 * replace all of them, for 0.8 kB. The check of the build finds those that are affected.
 */
export const SCRIPT_TARGETS = [
  `chrome${chrome}`,
  `firefox${firefox}`,
  `safari${Math.max(Number(safari), 16)}`,
];

/** As people know them, for the README and the page for older browsers. */
export const SUPPORTED_BROWSERS_TEXT = `Chrome ${chrome}, Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`;
