import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';
import type { VirtualTime } from './virtual-time.ts';

/**
 * Makes ids, tokens and timers of the real code depend on the seed. Node's own modules are changed rather than the
 * product's code, which reads the clock through `now` already. Returns a function that restores them: other test files
 * may run in this process later.
 */
export function controlPlatform(random: SeededRandom, time: VirtualTime): () => void {
  const before = {
    crypto: { randomUUID: crypto.randomUUID, randomBytes: crypto.randomBytes },
    timers: { setTimeout: timers.setTimeout },
    math: { random: Math.random },
    global: {
      setInterval: globalThis.setInterval,
      clearInterval: globalThis.clearInterval,
    },
  };
  Object.assign(crypto, {
    randomUUID: () => random.uuid(),
    randomBytes: (size: number) => random.bytes(size),
  });
  Object.assign(timers, { setTimeout: (ms: number) => time.sleep(ms) });
  Math.random = () => random.next();
  Object.assign(globalThis, {
    setInterval: (run: () => void, ms: number) => time.repeat(ms, run),
    clearInterval: (stop: (() => void) | undefined) => stop?.(),
  });
  syncBuiltinESMExports();
  return () => {
    Object.assign(crypto, before.crypto);
    Object.assign(timers, before.timers);
    Object.assign(Math, before.math);
    Object.assign(globalThis, before.global);
    syncBuiltinESMExports();
  };
}
