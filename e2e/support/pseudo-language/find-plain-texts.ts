/** Runs in the page: what a reader sees or hears outside of the brackets of messages, without what is marked as content. */
export function findPlainTexts(): string[] {
  const CONTENT = 'bdi, [dir=auto], [translate=no], code, pre, script, style, [contenteditable]';
  const found: string[] = [];
  let depth = 0;
  const outside = (text: string) =>
    [...text]
      .filter((letter) => {
        if (letter === '⟦') depth += 1;
        const isOutside = depth === 0;
        if (letter === '⟧') depth -= 1;
        return isOutside;
      })
      .join('');
  const dialog = matchMedia('print').matches ? null : document.querySelector('dialog:modal');
  const root = dialog ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const plain = outside(text.textContent ?? '');
    const isShown = parent?.checkVisibility() || parent?.closest('select')?.checkVisibility();
    if (isShown && !parent?.closest(CONTENT)) found.push(plain);
  }
  for (const element of root.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
    if (!element.checkVisibility() || element.closest(CONTENT)) continue;
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      depth = 0;
      found.push(outside(element.getAttribute(name) ?? ''));
    }
  }
  depth = 0;
  return [...found, outside(document.title)].map((text) => text.trim()).filter(Boolean);
}
