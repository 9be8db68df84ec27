import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 740 };

/**
 * Runs all of axe's rules, best practices included, on a wide screen in light colors, contrast again in dark,
 * and target size and reflow where they are hardest to meet.
 */
export async function expectAccessible(page: Page) {
  await page.setViewportSize(WIDE);
  await expectNoViolations(page);
  await expectUsableOnNarrow(page);
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await setTextSize(page, '200%');
    await expectReflow(page, `200 % text at ${viewport.width} px`);
    await setTextSize(page, '');
  }
}

/** Without arguments, all rules that axe enables by default. */
export async function expectNoViolations(page: Page, ...rules: string[]) {
  await page.evaluate(waitForAnimations);
  // Loading axe takes longer than running it, so it is loaded once into each page.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'undefined' }) })
    .options({ resultTypes: ['violations'] })
    // Without frames, the second page that axe opens to merge their results is not needed.
    .setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(found, 'violations that axe found').toEqual([]);
}

/** In one run of axe: contrast in dark colors, and target size, which is not among axe's default rules. */
export async function expectUsableOnNarrow(page: Page) {
  await page.setViewportSize(NARROWEST);
  // What is covered by the bar at the top or at the bottom would count as too small.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...NARROWEST, height: Math.max(height, NARROWEST.height) });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, 'color-contrast', 'target-size');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(NARROWEST);
  await expectReflow(page, `${NARROWEST.width} px`);
}

/** Runs in the page. A color in transition has no final contrast; endless animations are ignored. */
async function waitForAnimations() {
  const willEnd = (animation: Animation) =>
    animation.playState === 'running' &&
    animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  // A transition may start a frame after the change that causes it.
  for (let stillFrames = 0; stillFrames < 3; stillFrames += 1) {
    await new Promise(requestAnimationFrame);
    const running = document.getAnimations().filter(willEnd);
    if (running.length > 0) stillFrames = 0;
    await Promise.allSettled(running.map((animation) => animation.finished));
  }
}

/** The page does not scroll sideways, and no text is cut off. */
export async function expectReflow(page: Page, condition: string) {
  // After the window was resized, the layout for the new width is rendered in a later frame.
  await expect
    .poll(() => listReflowFaults(page), `what does not fit with ${condition}`)
    .toEqual([]);
}

/** How far the content is wider than the page or its dialog, and which texts are cut off. */
async function listReflowFaults(page: Page): Promise<string[]> {
  const by = await page.evaluate(measureHorizontalScroll);
  const clipped = await page.evaluate(findClippedTexts);
  return by > 0 ? [`${by} px too wide`, ...clipped] : clipped;
}

export async function expectNoHorizontalScroll(page: Page, condition = '') {
  await expect
    .poll(
      () => page.evaluate(measureHorizontalScroll),
      `how far the content is wider than the page with ${condition}`,
    )
    .toBeLessThanOrEqual(0);
}

/** Runs in the page. */
function measureHorizontalScroll(): number {
  const boxes = [document.documentElement, ...document.querySelectorAll('dialog:modal')];
  return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
}

/** Runs in the page. Text that ends in an ellipsis, or can be scrolled to, does not count as clipped. */
function findClippedTexts() {
  const clipped: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim()) continue;
    if (!parent?.checkVisibility({ contentVisibilityAuto: true })) continue;
    let box: Element = parent;
    let isVisuallyHidden = false;
    while (box.parentElement && getComputedStyle(box).overflowX === 'visible') {
      isVisuallyHidden ||= getComputedStyle(box).clipPath !== 'none';
      box = box.parentElement;
    }
    const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
    isVisuallyHidden ||= clipPath !== 'none';
    const isWholePage = box === document.body || box === document.documentElement;
    const isReachable =
      overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis';
    if (isVisuallyHidden || isWholePage || isReachable) continue;
    range.selectNodeContents(text);
    const { left, right } = box.getBoundingClientRect();
    const isClipped = Array.from(range.getClientRects()).some(
      (rect) => rect.right > right + 5 || rect.left < left - 5,
    );
    if (isClipped) clipped.push(text.textContent.slice(0, 60));
  }
  return clipped;
}

/** What does not fit, and which texts cover each other. */
export const listLayoutFaults = async (page: Page) => [
  ...(await listReflowFaults(page)),
  ...(await page.evaluate(findOverlappingTexts)),
];

/** Runs in the page. What is meant to cover the page, such as a bar, does not count. */
function findOverlappingTexts(): string[] {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: { node: Node; left: number; right: number; top: number; bottom: number }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
    range.selectNodeContents(node);
    let shown = Array.from(range.getClientRects(), ({ left, right, top, bottom }) => ({
      ...{ node, left, right, top, bottom },
    }));
    for (let box: Element | null = node.parentElement; box && box !== root; ) {
      const { position, clipPath, overflowX } = getComputedStyle(box);
      if (/fixed|sticky/.test(position) || clipPath !== 'none') shown = [];
      const clip = box.getBoundingClientRect();
      if (overflowX !== 'visible') {
        shown = shown.map((line) => ({
          ...line,
          left: Math.max(line.left, clip.left),
          right: Math.min(line.right, clip.right),
          top: Math.max(line.top, clip.top),
          bottom: Math.min(line.bottom, clip.bottom),
        }));
      }
      box = box.parentElement;
    }
    lines.push(...shown);
  }
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter(
        (other) =>
          one.node !== other.node &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8,
      )
      .map((other) => `${one.node.textContent} covers ${other.node.textContent}`),
  );
}

/** As a browser does when its user chooses another font size; empty for the default. */
export const setTextSize = (page: Page, fontSize: '200%' | '') =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
