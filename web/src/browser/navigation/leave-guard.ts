type Ask = (leave: () => void) => void;

const asking: Ask[] = [];

export const isLeaveGuarded = () => asking.length > 0;

/** Calls `leave`, or lets a form with unsaved changes ask first. */
export function leaveScreen(leave: () => void): void {
  const ask = asking.at(-1);
  if (ask) ask(leave);
  else leave();
}

/** `ask` is called before the screen is left, until the returned function is called. */
export function guardLeaving(ask: Ask): () => void {
  asking.push(ask);
  return () => {
    const index = asking.indexOf(ask);
    if (index >= 0) asking.splice(index, 1);
  };
}
