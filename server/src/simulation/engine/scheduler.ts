import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A simulated process, as far as the scheduler knows it. */
export interface Caller {
  name: string;
  isDead: boolean;
}

/** The process has died: whatever it does next fails, as nobody is there to do it. */
export class Crashed extends Error {
  override readonly name = 'Crashed';
}

/** SQLite could not write: it looks to the product as the real error does. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
  /** SQLITE_IOERR. */
  readonly errcode = 10;
}

/** What goes wrong at one call. `die after`: the call was carried out, and nobody learns its result. */
export interface Fault {
  /** The number of the call in its round, from 0. A round with fewer calls has no fault. */
  call: number;
  kind: 'die before' | 'die after' | 'fail';
}

interface WaitingCall {
  caller: Caller;
  what: string;
  canFail: boolean;
  resume: (fault: Fault['kind'] | undefined) => void;
}

/** Turns of the event loop without a new call, after which everything waits for the scheduler. */
const QUIET_TURNS = 3;
/** When the next look is taken at what happens in real time, such as a connection that is being opened. */
const NEXT_LOOK_MS = 1;
/** Longer than any query of a simulation takes. */
const STUCK_MS = 20_000;

interface SchedulerOptions {
  time: VirtualTime;
  /** How long an answer may take before it counts as waiting for a lock. SQLite answers immediately: 0. */
  patienceMs: number;
  onFault: (caller: Caller, kind: Fault['kind']) => Promise<void>;
}

/**
 * Decides which call to the outside goes next. Every call of every process to the database, Google, the mail server and
 * the push service waits here, so that the seed alone decides the order, and where a process dies.
 */
export class Scheduler {
  /** What happened, for the report of a failure. */
  trace: string[] = [];
  readonly #options: SchedulerOptions;
  #waiting: WaitingCall[] = [];
  /** Faults that have just happened. */
  #faults: [Caller, Fault['kind']][] = [];
  #isRunning = false;
  #inFlight = 0;
  #observing = 0;
  #activity = 0;
  #onActivity = () => {};

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  /** Makes the call when its turn comes. Between rounds, immediately. */
  async call<Result>(
    caller: Caller,
    what: string,
    run: () => Promise<Result>,
    { canFail = false } = {},
  ): Promise<Result> {
    if (caller.isDead) throw new Crashed();
    if (!this.#isRunning) return await run();
    const fault = await new Promise<Fault['kind'] | undefined>((resume) => {
      this.#noteActivity();
      this.#waiting.push({ caller, what, canFail, resume });
    });
    if (caller.isDead) throw new Crashed();
    if (fault === 'die before') return this.#die(caller, fault);
    if (fault === 'fail') {
      this.#faults.push([caller, fault]);
      throw new DiskError('disk I/O error');
    }
    this.#inFlight += 1;
    try {
      const result = await run();
      if (fault === 'die after') return this.#die(caller, fault);
      if (caller.isDead) throw new Crashed();
      return result;
    } catch (error) {
      throw caller.isDead ? new Crashed() : error;
    } finally {
      this.#inFlight -= 1;
      this.#noteActivity();
    }
  }

  /** For the simulation's own queries: nothing else happens until they have ended. */
  async observe<Result>(run: () => Promise<Result>): Promise<Result> {
    this.#observing += 1;
    try {
      return await run();
    } finally {
      this.#observing -= 1;
    }
  }

  /** Runs the tasks until they have ended, interleaved as the random numbers say. */
  async run(
    tasks: (() => Promise<void>)[],
    random: SeededRandom,
    fault: Fault | null,
  ): Promise<void> {
    this.trace = [];
    this.#isRunning = true;
    let unfinished = tasks.length;
    const running = tasks.map((task) => task().finally(() => (unfinished -= 1)));
    // They are awaited below; until then a failure must not count as unhandled.
    for (const one of running) one.catch(() => {});
    let progressAt = performance.now();
    for (let number = 0; ; ) {
      await this.#settle();
      for (const [caller, kind] of this.#faults.splice(0)) {
        await this.#options.onFault(caller, kind);
      }
      const [next] = this.#waiting.splice(random.below(this.#waiting.length), 1);
      if (next) {
        this.#resume(next, fault?.call === number ? fault.kind : undefined);
        number += 1;
        progressAt = performance.now();
      } else if (!this.#letTimePass()) {
        // A task may have ended while something that it began still goes on.
        if (unfinished === 0 && this.#inFlight === 0) break;
        if (performance.now() - progressAt > STUCK_MS) {
          throw new Error(`Nothing happens after: ${this.trace.join(', ')}`);
        }
        await this.#activityWithin(NEXT_LOOK_MS);
      }
    }
    this.#isRunning = false;
    await Promise.all(running);
  }

  /** False if somebody must answer first, or if nothing waits for time. */
  #letTimePass(): boolean {
    const { time, patienceMs } = this.#options;
    if (this.#inFlight > 0 && patienceMs > 0) return false;
    return time.hasSleepers() && time.runNextTimer();
  }

  #resume({ caller, what, canFail, resume }: WaitingCall, planned?: Fault['kind']): void {
    const fault = planned === 'fail' && !canFail ? undefined : planned;
    this.trace.push(`${caller.name} ${what}${fault ? ` (${fault})` : ''}`);
    resume(fault);
  }

  #die(caller: Caller, kind: Fault['kind']): never {
    caller.isDead = true;
    this.#faults.push([caller, kind]);
    for (const call of this.#waiting.filter((one) => one.caller === caller)) call.resume(undefined);
    this.#waiting = this.#waiting.filter((one) => one.caller !== caller);
    throw new Crashed();
  }

  /** Waits until every task waits for its turn, for time to pass, or for a lock. */
  async #settle(): Promise<void> {
    const { patienceMs } = this.#options;
    let since = performance.now();
    for (let quiet = 0; quiet < QUIET_TURNS; ) {
      const before = this.#activity;
      const mayAnswer = this.#inFlight > 0 && performance.now() - since < patienceMs;
      await (mayAnswer ? this.#activityWithin(patienceMs) : nextTurn());
      const isQuiet = this.#activity === before && this.#observing === 0;
      if (!isQuiet) since = performance.now();
      quiet = isQuiet && !mayAnswer ? quiet + 1 : 0;
    }
  }

  #noteActivity(): void {
    this.#activity += 1;
    this.#onActivity();
  }

  /** In real time, without keeping the processor from PostgreSQL. */
  #activityWithin(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#onActivity = resolve;
      setTimeout(resolve, ms);
    });
  }
}
