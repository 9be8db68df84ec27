import type { ReplyOf } from '@assembly/contract/endpoints/endpoint';
import type { getSetup } from '@assembly/contract/endpoints/setup';
import type { Settings } from '../../settings/settings.ts';
import type { Database } from '../../store/database/tables.ts';
import { hasAdministrator } from '../../store/users/demo-accounts.ts';

export type SetupState = ReplyOf<typeof getSetup>['state'];

/** Whether the assembly is set up. Cached once it is `done`: the last administrator cannot be removed. */
export function createSetupState(db: Database, settings: Settings): () => Promise<SetupState> {
  let isDone = false;
  return async () => {
    const { isDemo } = settings.current();
    // In the demo, the account that a command made can still be removed with the others.
    if (!isDone || isDemo) isDone = await hasAdministrator(db);
    if (isDone) return 'done';
    return isDemo ? 'demo' : 'needed';
  };
}
