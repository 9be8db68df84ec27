import { Problem } from '@assembly/contract/problem';

/** Refuses a change of what an environment variable sets, because the variable takes precedence. */
export function fixedByEnvironment(variable: string): Problem {
  return new Problem('fixed_by_environment', {
    detail: `Set by the environment variable ${variable}. Change or remove it there, then restart the server.`,
  });
}
