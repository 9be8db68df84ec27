import type { ReplyOf } from '@assembly/contract/endpoints/endpoint';
import {
  changeSettings,
  countFiles,
  getSchedule,
  getSettings,
  listChoices,
} from '@assembly/contract/endpoints/settings';
import { MINUTE_MS } from '@assembly/contract/limits';
import type { CHOICE_KINDS } from '@assembly/contract/settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export type SettingsReply = ReplyOf<typeof getSettings>;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

export const settingsKeys = { all: ['settings'] } as const;

export const settingsQuery = queryOptions({
  queryKey: settingsKeys.all,
  queryFn: ({ signal }) => call(getSettings, { signal }),
});

/** When a cron expression runs next. */
export const scheduleQuery = (expression: string) =>
  queryOptions({
    queryKey: ['schedule', expression],
    queryFn: ({ signal }) => call(getSchedule, { query: { expression }, signal }),
  });

/** Null removes the stored value. `version` is the one that the changes were made from. */
export const saveSettings = (version: number, changes: Record<string, string | null>) =>
  call(changeSettings, { body: { version, changes } });

/**
 * What can be synced from the connected account, as Google lists it now; of folders, those in `parent`. Not refetched
 * when a setting changes.
 */
export const choicesQuery = (kind: ChoiceKind, parent = '') =>
  queryOptions({
    queryKey: ['google-choices', kind, parent],
    queryFn: ({ signal }) => call(listChoices, { query: { kind, parent }, signal }),
    staleTime: MINUTE_MS,
  });

/** How many files members would see if this folder were chosen; '' is the whole drive. */
export const fileCountQuery = (folder: string) =>
  queryOptions({
    queryKey: ['google-file-count', folder],
    queryFn: ({ signal }) => call(countFiles, { query: { folder }, signal }),
    staleTime: MINUTE_MS,
  });
