import { api } from '@assembly/contract/paths';
import { syncStartedSchema } from '@assembly/contract/sync';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useWrite } from '../../api/use-mutation.ts';
import { followRun } from './follow-run.ts';
import { SYNC_KEY } from './sync-query.ts';

/** Starts a run. `confirm` names the run whose list of removals was seen, and lets that go. */
export function useStartSync() {
  const client = useQueryClient();
  return useWrite({
    send: ({ confirm }: { confirm?: string }) =>
      call(api.sync, {
        method: 'POST',
        body: confirm ? { confirm: true, run: confirm } : {},
        answer: syncStartedSchema,
      }),
    changes: SYNC_KEY,
    onDone: ({ run }) => followRun(client, run),
  });
}
