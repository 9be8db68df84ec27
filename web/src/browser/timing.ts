export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Calls `callback` after the next paint; immediately in a hidden tab, which is never painted. */
export function afterPaint(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}
