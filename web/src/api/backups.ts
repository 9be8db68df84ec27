import { downloadBackup, listBackups } from '@assembly/contract/endpoints/backups';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { SECOND_MS } from '@assembly/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { basePath } from '../browser/page-config.ts';
import { call } from './call.ts';
import { settingsKeys } from './settings.ts';

const POLL_MS = 2 * SECOND_MS;

/** With the live topic `settings`, which says when a backup has ended. */
export const backupsQuery = queryOptions({
  queryKey: [...settingsKeys.all, 'backups'] as const,
  queryFn: ({ signal }) => call(listBackups, { signal }),
  refetchInterval: ({ state }) => (state.data?.isRunning ? POLL_MS : false),
});

/** The address of a backup's file. */
export const backupAddress = (name: string) =>
  basePath + addressOf(downloadBackup, { params: { name } });
