import { Problem } from '@assembly/contract/problem';
import type { ProblemCode } from '@assembly/contract/problem-status';
import { wordCode, wordFault } from '../environment-schema.ts';
import { remedyFor } from './remedy-for.ts';
import type { StoredName } from './setting-names.ts';

/** `faults` says what is wrong with each invalid value: see SETTING_RULES. */
export function invalidSettings(faults: Record<string, string>): Problem {
  const entries = Object.entries(faults);
  const fields = Object.fromEntries(entries.map(([name, fault]) => [name, wordFault(fault)]));
  const fieldCodes = Object.fromEntries(entries.filter(([, fault]) => wordCode(fault)));
  return new Problem('invalid_input', { status: 400, fields, fieldCodes });
}

/** Refuses a change of what an environment variable sets, because the variable takes precedence. */
export function fixedByEnvironment(variable: string): Problem {
  return new Problem('fixed_by_environment', {
    detail: `Set by the environment variable ${variable}. Change or remove it there, then restart the server.`,
  });
}

/** What an operator can do about secrets that cannot be decrypted; undefined if there are none. */
export function unreadableMessage(names: string[]): string | undefined {
  if (names.length === 0) return undefined;
  return `These stored secrets cannot be decrypted with this server's key: ${names.join(', ')}. Restore the previous ASSEMBLY_SECRET or the file secret.key beside the database, which the user that runs the server must be able to read, or ${remedyFor(names)}. Everything else keeps working.`;
}

/** Throws the problem with the real reason, if one of these secrets is stored but cannot be decrypted. */
export function refuseUnreadable(
  settings: { unreadable(): string[] },
  names: readonly StoredName[],
  code: ProblemCode,
): void {
  const unreadable = settings.unreadable();
  const detail = unreadableMessage(names.filter((name) => unreadable.includes(name)));
  if (detail) throw new Problem(code, { detail });
}
