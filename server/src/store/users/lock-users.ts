import { lockForTransaction } from '../database/postgres.ts';
import type { Tx } from '../database/tables.ts';

/**
 * Serializes changes of roles and passwords, and what administrators do: an administrator who is being demoted, or whose
 * password is being changed, cannot issue a reset link that survives it.
 */
export async function lockUsers(trx: Tx): Promise<void> {
  await lockForTransaction(trx, 'administer users');
}
