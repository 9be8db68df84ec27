import type { Config } from '../config.ts';
import type { Database } from '../store/database/tables.ts';

export interface CommandContext {
  config: Config;
  db: Database;
  now: () => number;
  /** For what nobody foresaw. */
  log: (error: unknown) => void;
}

interface Usage {
  usage: string;
  does: string;
  /** How many words it takes, at least and at most. */
  takes: readonly [number, number];
}

export interface Command extends Usage {
  opensDatabase?: false;
  /** Does it and returns what to print, or throws a CommandError that says why not. */
  run(parts: CommandContext, args: string[]): Promise<string>;
}

/** One that opens what it needs itself, because it is about the database as a whole. */
export interface StandaloneCommand extends Usage {
  opensDatabase: true;
  run(parts: Omit<CommandContext, 'db'>, args: string[]): Promise<string>;
}

export class CommandError extends Error {
  override readonly name = 'CommandError';
}
