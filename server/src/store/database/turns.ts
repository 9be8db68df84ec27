export interface Turns {
  /** Resolves when it is one's turn. */
  take(): Promise<void>;
  pass(): void;
}

/** One at a time, in the order in which they came. */
export function takeTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    take() {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve));
      isTaken = true;
      return Promise.resolve();
    },
    pass() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
