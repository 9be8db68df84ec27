import type { Database } from '../store/database/tables.ts';
import { addSetupCode } from '../store/users/setup.ts';
import { createToken, hashToken } from './token.ts';

/** The code for a new setup link; undefined if the assembly is set up. */
export async function issueSetupCode(db: Database, now: number): Promise<string | undefined> {
  const code = createToken();
  return (await addSetupCode(db, hashToken(code), now)) ? code : undefined;
}
