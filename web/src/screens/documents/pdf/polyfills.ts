// What the legacy build of pdf.js uses and the oldest supported browsers lack. Imported before pdf.js, in the page and
// in its worker.

/** Defines what is missing, as the browser would: writable, not enumerable. */
function define(target: object, missing: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(missing)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

define(Promise, {
  withResolvers<T>() {
    let resolve: unknown;
    let reject: unknown;
    const promise = new Promise<T>((onResolve, onReject) => {
      resolve = onResolve;
      reject = onReject;
    });
    return { promise, resolve, reject };
  },
});

define(AbortSignal, {
  any(signals: AbortSignal[]) {
    const any = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) any.abort(signal.reason);
      else signal.addEventListener('abort', () => any.abort(signal.reason), { signal: any.signal });
    }
    return any.signal;
  },
});

define(Array.prototype, {
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSpliced(this: unknown[], start: number, count: number) {
    const copy = [...this];
    copy.splice(start, count);
    return copy;
  },
});

define(ArrayBuffer.prototype, {
  transferToFixedLength(this: ArrayBuffer, length: number) {
    return this.slice(0, length);
  },
});

define(Response.prototype, {
  async bytes(this: Response) {
    return new Uint8Array(await this.arrayBuffer());
  },
});
