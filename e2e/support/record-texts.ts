import type { Page } from '@playwright/test';

/** Collects every text that a page shows, however briefly. Resolves with those that are not titles from the API. */
export async function recordTexts(page: Page): Promise<() => Promise<string[]>> {
  const shown = new Set<string>();
  const replies: Promise<string>[] = [];
  page.on('response', (reply) => {
    // The stream of changes never ends.
    const isJson = reply.headers()['content-type']?.startsWith('application/json');
    if (isJson) replies.push(reply.text().catch(() => ''));
  });
  await page.exposeFunction('addTexts', (texts: string[]) => {
    for (const text of texts) shown.add(text);
  });
  await page.addInitScript(observeTexts);
  return async () => {
    const content = (await Promise.all(replies)).join();
    return [...shown].filter((text) => !content.includes(JSON.stringify(text)));
  };
}

/** Runs in the page, before its HTML is parsed. */
function observeTexts() {
  const { addTexts } = globalThis as unknown as { addTexts: (texts: string[]) => void };
  function textsIn(node: Node): string[] {
    if (node instanceof Text) return [node.data.trim()];
    if (!(node instanceof Element) || node.matches('script, style')) return [];
    return [node.ariaLabel ?? '', ...Array.from(node.childNodes).flatMap(textsIn)];
  }
  const observer = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    addTexts(nodes.flatMap(textsIn).filter(Boolean));
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}
