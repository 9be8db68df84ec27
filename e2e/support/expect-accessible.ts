import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };

/** axe finds nothing, its best practices included, on a wide and a narrow screen, in light and in dark. */
export async function expectNoFaults(page: Page, viewports = [WIDE, NARROW]) {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(movesAreOver);
      expect(await faultsOf(page), `axe at ${viewport.width} px, ${colorScheme}`).toEqual([]);
    }
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(WIDE);
}

async function faultsOf(page: Page): Promise<string[][]> {
  // To load axe takes longer than to run it, and a page keeps it.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: 'undefined' }) })
    .options({ resultTypes: ['violations'] })
    // There are no frames to look into, and a second page to collect their results costs more than axe.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)]);
}

/** Runs in the page. A colour that is still changing has no contrast to speak of; a spinner turns for ever. */
async function movesAreOver() {
  const isEnding = (move: Animation) =>
    move.playState === 'running' &&
    move.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  // One frame without a move may be the one before it begins.
  for (let still = 0; still < 3; still += 1) {
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(isEnding);
    if (ending.length > 0) still = 0;
    await Promise.allSettled(ending.map((move) => move.finished));
  }
}

/** Neither is the page so wide that it scrolls sideways, nor is anything cut off that would make it so. */
export async function expectFits(page: Page) {
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(textsCutOff), 'what is cut off').toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  const [content, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, 'the width of the content').toBeLessThanOrEqual(room ?? 0);
}

/** Runs in the page: texts that reach beyond the sides of what they lie in. A tail of three dots says so by itself. */
function textsCutOff() {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.textContent?.trim()) continue;
    if (!holder?.checkVisibility({ contentVisibilityAuto: true })) continue;
    let frame: Element = holder;
    let isForEarsAlone = false;
    while (frame.parentElement && getComputedStyle(frame).overflowX === 'visible') {
      isForEarsAlone ||= getComputedStyle(frame).clipPath !== 'none';
      frame = frame.parentElement;
    }
    const { overflowX, textOverflow, clipPath } = getComputedStyle(frame);
    isForEarsAlone ||= clipPath !== 'none';
    const isOfPage = frame === document.body || frame === document.documentElement;
    const canBeSeen = overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis';
    if (isForEarsAlone || isOfPage || canBeSeen) continue;
    range.selectNodeContents(text);
    const { left, right } = frame.getBoundingClientRect();
    const isCut = Array.from(range.getClientRects()).some(
      (line) => line.right > right + 5 || line.left < left - 5,
    );
    if (isCut) cut.push(text.textContent.slice(0, 60));
  }
  return cut;
}

/** As in a browser set to large letters. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Where there is least room. `prepare` is for the opened page. */
export const TIGHT = [
  {
    what: 'on a screen 320 px wide',
    viewport: { width: 320, height: 740 },
    prepare: async () => {},
  },
  { what: 'on a screen 360 px wide', viewport: NARROW, prepare: async () => {} },
  { what: 'with letters twice as large', viewport: WIDE, prepare: doubleText },
  { what: 'with letters twice as large on a phone', viewport: NARROW, prepare: doubleText },
];
