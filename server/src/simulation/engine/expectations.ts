interface Attempt {
  key: string;
  value: string;
  /** `unknown`: it was tried, and nobody knows whether it was done. */
  state: 'unknown' | 'acknowledged' | 'refused';
}

/**
 * What the stored data must say, as far as the simulated people can know. An acknowledged change must be there; one whose
 * reply was lost may be.
 */
export class Expectations {
  readonly #known = new Map<string, string>();
  #attempts: Attempt[] = [];

  know(key: string, value: string): void {
    this.#known.set(key, value);
  }

  forget(key: string): void {
    this.#known.delete(key);
  }

  /** Call it before the change is tried, and set the state of what it returns when the outcome is known. */
  attempt(key: string, value: string): Attempt {
    const attempt: Attempt = { key, value, state: 'unknown' };
    this.#attempts.push(attempt);
    return attempt;
  }

  keys(): string[] {
    return [...new Set([...this.#known.keys(), ...this.#attempts.map(({ key }) => key)])];
  }

  isTouched(key: string): boolean {
    return this.#attempts.some((one) => one.key === key);
  }

  /** What may be stored at any moment of the round. */
  possible(key: string): string[] {
    const tried = this.#of(key).map(({ value }) => value);
    return unique([...this.#knownOf(key), ...tried]);
  }

  /**
   * What may be stored when the round has ended. Of several changes, any may have been the last. Empty if nothing is
   * known.
   */
  allowed(key: string): string[] {
    const tried = this.#of(key).map(({ value }) => value);
    if (this.#of(key).some(({ state }) => state === 'acknowledged')) return unique(tried);
    const known = this.#knownOf(key);
    return known.length === 0 ? [] : unique([...known, ...tried]);
  }

  /** From now on, what was found counts as known. */
  endRound(found: Map<string, string>): void {
    this.#attempts = [];
    for (const [key, value] of found) this.know(key, value);
  }

  #of(key: string): Attempt[] {
    return this.#attempts.filter((one) => one.key === key && one.state !== 'refused');
  }

  #knownOf(key: string): string[] {
    const value = this.#known.get(key);
    return value === undefined ? [] : [value];
  }
}

const unique = (values: string[]) => [...new Set(values)];
