import type { Config } from '../config.ts';
import type { Settings } from './settings.ts';

/** A value that is made from the settings, and made again only when they have changed. */
export function memoizeByConfig<Value>(
  settings: Pick<Settings, 'current'>,
  make: (config: Config) => Value,
): () => Value {
  let config = settings.current();
  let value = make(config);
  return () => {
    if (settings.current() !== config) {
      config = settings.current();
      value = make(config);
    }
    return value;
  };
}
