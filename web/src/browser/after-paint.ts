/** Calls `callback` after the next paint; at once in a hidden tab, which is never painted. */
export function afterPaint(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}
