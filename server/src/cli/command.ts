import type { Config } from '../config.ts';
import type { Database } from '../store/tables.ts';

export interface CommandParts {
  config: Config;
  db: Database;
  now: () => number;
}

export interface Command {
  usage: string;
  does: string;
  /** How many words it takes. */
  takes: number;
  /** Does it and returns what to print, or throws a CommandError that says why not. */
  run(parts: CommandParts, args: string[]): Promise<string>;
}

export class CommandError extends Error {
  override readonly name = 'CommandError';
}
