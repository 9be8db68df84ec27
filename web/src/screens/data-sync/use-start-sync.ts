import { api } from '@assembly/contract/paths';
import { syncStartedSchema } from '@assembly/contract/sync';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { sayFailure } from '../../ui/say-failure.ts';
import { followRun } from './follow-run.ts';
import { SYNC_KEY } from './sync-query.ts';

/** Starts a run. `confirm` lets go what the brake held. */
export function useStartSync() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ confirm }: { confirm: boolean }) =>
      call(api.sync, {
        method: 'POST',
        body: confirm ? { confirm } : {},
        answer: syncStartedSchema,
      }),
    onSuccess: ({ run }) => followRun(client, run),
    onError: sayFailure,
    onSettled: () => client.invalidateQueries({ queryKey: SYNC_KEY }),
  });
}
