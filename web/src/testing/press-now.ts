import type { Locator } from 'vitest/browser';

/** Presses a button in the same task: what the test has just changed is not noticed by anything else before. */
export function pressNow(button: Locator): void {
  (button.element() as HTMLElement).click();
}
