import { previewBackup, restoreBackup } from '@assembly/contract/endpoints/backups';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { basePath } from '../browser/page-config.ts';
import { call, readProblem } from './call.ts';

/** What a restore would change now. Not kept, because the current data changes. */
export const backupPreviewQuery = (name: string) =>
  queryOptions({
    queryKey: ['backup-preview', name],
    queryFn: ({ signal }) => call(previewBackup, { params: { name }, signal }),
    gcTime: 0,
  });

/** Without the time limit of `call`: a restore waits for a running sync, and backs up first. */
export async function restore(name: string): Promise<void> {
  const response = await fetch(basePath + addressOf(restoreBackup, { params: { name } }), {
    method: restoreBackup.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: true }),
  });
  if (!response.ok) throw await readProblem(response);
}
