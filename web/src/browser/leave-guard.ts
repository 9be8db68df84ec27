type Ask = (leave: () => void) => void;

let ask: Ask | null = null;

export const isLeaveGuarded = () => ask !== null;

/** Calls `leave`, or lets a screen with unsaved changes ask first. */
export function leaveScreen(leave: () => void): void {
  if (ask) ask(leave);
  else leave();
}

/** `next` is asked before the screen is left, until the returned function is called. */
export function guardLeaving(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}
