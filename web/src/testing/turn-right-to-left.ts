import { onTestFinished } from 'vitest';

/** Lays the page out as in Arabic, until the test ends. */
export function turnRightToLeft() {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
}
