// What pdf.js 6 uses and the oldest supported browsers lack. Imported before pdf.js, in the page and in its worker.

type Target = object;

/** Defines what is missing, as the browser would: writable, not enumerable. */
function define(target: Target, missing: Record<string, unknown>): void {
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
  try: (action: (...args: unknown[]) => unknown, ...args: unknown[]) =>
    new Promise((resolve) => {
      resolve(action(...args));
    }),
});

type AnyMap = Map<unknown, unknown>;

for (const prototype of [Map.prototype, WeakMap.prototype]) {
  define(prototype, {
    getOrInsert(this: AnyMap, key: unknown, value: unknown) {
      if (!this.has(key)) this.set(key, value);
      return this.get(key);
    },
    getOrInsertComputed(this: AnyMap, key: unknown, compute: (key: unknown) => unknown) {
      if (!this.has(key)) this.set(key, compute(key));
      return this.get(key);
    },
  });
}

// pdf.js only adds up whole numbers.
define(Math, {
  sumPrecise: (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0),
});

define(URL, {
  parse(address: string, base?: string) {
    try {
      return new URL(address, base);
    } catch {
      return null;
    }
  },
});

define(Uint8Array.prototype, {
  toHex(this: Uint8Array) {
    return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
  toBase64(this: Uint8Array) {
    return btoa(Array.from(this, (byte) => String.fromCharCode(byte)).join(''));
  },
});

define(Uint8Array, {
  fromBase64: (text: string) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0)),
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

define(Array.prototype, {
  toSpliced(this: unknown[], start: number, count: number, ...items: unknown[]) {
    const copy = [...this];
    copy.splice(start, count, ...items);
    return copy;
  },
});

define(Set.prototype, {
  intersection(this: Set<unknown>, other: Set<unknown>) {
    return new Set([...this].filter((each) => other.has(each)));
  },
});

type Each<T> = (value: unknown) => T;
type AnyIterator = Iterable<unknown>;

/** The prototype of all iterators, such as those of `map.keys()`. */
const iterators: Target = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
function IteratorConstructor() {}
IteratorConstructor.prototype = iterators;
define(globalThis, { Iterator: IteratorConstructor });

define(iterators, {
  some(this: AnyIterator, is: Each<boolean>) {
    for (const value of this) if (is(value)) return true;
    return false;
  },
  every(this: AnyIterator, is: Each<boolean>) {
    for (const value of this) if (!is(value)) return false;
    return true;
  },
  find(this: AnyIterator, is: Each<boolean>) {
    for (const value of this) if (is(value)) return value;
    return undefined;
  },
  forEach(this: AnyIterator, visit: Each<void>) {
    for (const value of this) visit(value);
  },
  toArray(this: AnyIterator) {
    return [...this];
  },
  *filter(this: AnyIterator, is: Each<boolean>) {
    for (const value of this) if (is(value)) yield value;
  },
  *map(this: AnyIterator, convert: Each<unknown>) {
    for (const value of this) yield convert(value);
  },
  *flatMap(this: AnyIterator, convert: Each<AnyIterator>) {
    for (const value of this) yield* convert(value);
  },
});
