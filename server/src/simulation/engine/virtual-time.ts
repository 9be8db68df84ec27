interface Timer {
  /** In elapsed time, which does not jump when the clock is set. */
  at: number;
  everyMs: number | undefined;
  run: () => void;
}

/** Time as the simulated processes see it. It passes only when the simulation says so. */
export class VirtualTime {
  /** The clock of the machine, which somebody may set. */
  now: number;
  /** The latest time that the clock has shown. */
  latest: number;
  #elapsedMs = 0;
  readonly #timers = new Set<Timer>();

  constructor(now: number) {
    this.now = now;
    this.latest = now;
  }

  sleep(ms: number): Promise<void> {
    return new Promise((run) => void this.#add(ms, undefined, run));
  }

  /** Returns a function that stops it. */
  repeat(everyMs: number, run: () => void): () => void {
    const timer = this.#add(everyMs, everyMs, run);
    return () => void this.#timers.delete(timer);
  }

  /** Sets the clock without letting time pass. */
  setClock(ms: number): void {
    this.now += ms;
    this.latest = Math.max(this.latest, this.now);
  }

  /** Lets time pass while nothing waits for it. */
  pass(ms: number): void {
    this.#elapsedMs += ms;
    this.setClock(ms);
  }

  /** Lets time pass until the next timer, and runs it. False if there is none. */
  runNextTimer(): boolean {
    const [next] = [...this.#timers].sort((one, other) => one.at - other.at);
    if (!next) return false;
    this.pass(Math.max(0, next.at - this.#elapsedMs));
    if (next.everyMs === undefined) this.#timers.delete(next);
    else next.at += next.everyMs;
    next.run();
    return true;
  }

  hasSleepers(): boolean {
    return this.#timers.values().some(({ everyMs }) => everyMs === undefined);
  }

  #add(ms: number, everyMs: number | undefined, run: () => void): Timer {
    const timer = { at: this.#elapsedMs + ms, everyMs, run };
    this.#timers.add(timer);
    return timer;
  }
}
