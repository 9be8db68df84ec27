import type { Config } from '../config.ts';
import type { Settings } from '../settings/settings.ts';
import type { Database } from '../store/database/tables.ts';

interface SharedContext {
  now: () => number;
  /** For unexpected errors. */
  log: (error: unknown) => void;
}

export interface CommandContext extends SharedContext {
  settings: Settings;
  db: Database;
}

export interface StandaloneContext extends SharedContext {
  /** From the environment alone. */
  config: Config;
}

interface Usage {
  usage: string;
  description: string;
  /** The fewest and the most arguments. */
  argumentCount: readonly [number, number];
}

export interface Command extends Usage {
  opensDatabase?: false;
  /** Returns the text to print, or throws a CommandError with the reason. */
  run(context: CommandContext, args: string[]): Promise<string>;
}

/** A command that opens its databases itself, because it is about the database as a whole. */
export interface StandaloneCommand extends Usage {
  opensDatabase: true;
  run(context: StandaloneContext, args: string[]): Promise<string>;
}

export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Titles are untrusted: they must not contain escape sequences for the terminal. */
export function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ');
}
