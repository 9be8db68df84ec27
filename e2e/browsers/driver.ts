/** An element: the first visible one that matches the selector and has the text in its name or content. */
export interface Target {
  css: string;
  text?: string;
}

/** What the journeys need of a browser. One tab with its own cookies. */
export interface Driver {
  /** Uncaught errors of the pages, where the protocol reports them. */
  errors: string[];
  open: (url: string) => Promise<void>;
  /** Waits until the element is there, scrolls to it and clicks its center. */
  click: (target: Target) => Promise<void>;
  /** Waits for the field, empties it and types. */
  type: (target: Target, text: string) => Promise<void>;
  /** Presses a key in the focused element, by its name in `KeyboardEvent.key`. */
  press: (
    key: 'Escape' | 'Enter' | 'Tab' | 'ArrowRight' | 'ArrowDown' | 'PageDown',
  ) => Promise<void>;
  /** Waits until the element is there and returns its text. */
  text: (target: Target) => Promise<string>;
  waitFor: (target: Target) => Promise<void>;
  waitUntilGone: (target: Target) => Promise<void>;
  /** Runs a function in the page; it cannot use variables from outside. */
  evaluate: <Result, Arguments extends unknown[]>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ) => Promise<Awaited<Result>>;
  setSize: (width: number, height: number) => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

export const WAIT_MS = 30_000;
const POLL_MS = 50;

/** Calls until the result is truthy. Errors count as "not yet": the page may be navigating. */
export async function poll<Result>(what: string, read: () => Promise<Result>) {
  const end = Date.now() + WAIT_MS;
  let reason = '';
  for (;;) {
    try {
      const result = await read();
      if (result) return result as NonNullable<Result>;
    } catch (error) {
      reason = `: ${(error as Error).message}`;
    }
    if (Date.now() > end) throw new Error(`Waited ${WAIT_MS / 1000} s for ${what}${reason}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

export const describeTarget = ({ css, text }: Target) => (text ? `${css} "${text}"` : css);

/** Runs in the page. Whitespace counts as one space, as people see it. */
export function findElement(css: string, text: string): Element | null {
  const nameOf = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.replace(/\s+/g, ' ');
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const found = [...document.querySelectorAll(css)];
  return found.find((element) => isVisible(element) && nameOf(element).includes(text)) ?? null;
}
