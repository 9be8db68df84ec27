/** Does it once what has been changed so far can be seen. A page in the background is not painted. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
