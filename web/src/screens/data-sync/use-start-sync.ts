import { api } from '@assembly/contract/paths';
import { syncStartedSchema } from '@assembly/contract/sync';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { notifyWhenRunEnds } from './notify-when-run-ends.ts';
import { SYNC_KEY } from './sync-query.ts';

/** Starts a run. `confirm` is the id of the stopped run whose removals were confirmed. */
export function useStartSync() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ confirm }: { confirm?: string }) =>
      call(api.sync, {
        method: 'POST',
        body: confirm ? { confirm: true, run: confirm } : {},
        answer: syncStartedSchema,
      }),
    invalidates: SYNC_KEY,
    onSuccess: ({ run }) => notifyWhenRunEnds(client, run),
  });
}
