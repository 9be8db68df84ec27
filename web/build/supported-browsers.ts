/** The oldest supported versions. The build, the page for older browsers and the README all follow this list. */
const chrome = '109';
const firefox = '115';
const safari = '15.6';

/** As Vite names them. */
export const CSS_TARGETS = [
  `chrome${chrome}`,
  `firefox${firefox}`,
  `safari${safari}`,
  `ios${safari}`,
];

export const SCRIPT_TARGETS = [`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`];

/**
 * All supported browsers have what was in every browser (https://web.dev/baseline) at the end of this year, but for a few
 * features of Safari 16: docs/decisions/0017-supported-browsers.md.
 */
export const BASELINE_YEAR = 2022;

/** As people know them, for the README and the page for older browsers. */
export const SUPPORTED_BROWSERS = [
  `Chrome ${chrome}`,
  `Edge ${chrome}`,
  `Firefox ${firefox}`,
  `Safari ${safari}`,
];
