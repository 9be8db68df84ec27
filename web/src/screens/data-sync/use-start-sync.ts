import { startSync } from '@assembly/contract/endpoints/sync';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { syncKeys } from '../../api/sync.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { notifyWhenRunEnds } from './notify-when-run-ends.ts';

/** Starts a run. `confirm` is the id of the stopped run whose removals were confirmed. */
export function useStartSync() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ confirm }: { confirm?: string }) =>
      call(startSync, { body: confirm ? { confirm: true, run: confirm } : {} }),
    invalidates: syncKeys.all,
    onSuccess: ({ run }) => notifyWhenRunEnds(client, run),
  });
}
