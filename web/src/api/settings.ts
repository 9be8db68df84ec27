import type { ReplyOf } from '@assembly/contract/endpoints/endpoint';
import {
  changeSettings,
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
export const choicesKeys = { all: ['google-choices'] } as const;

export const settingsQuery = queryOptions({
  queryKey: settingsKeys.all,
  queryFn: ({ signal }) => call(getSettings, { signal }),
});

/** What a cron expression means. In another time zone it runs at other times. */
export const scheduleQuery = (expression: string, clock: '12' | '24', timeZone: string) =>
  queryOptions({
    queryKey: ['schedule', expression, clock, timeZone],
    queryFn: ({ signal }) => call(getSchedule, { query: { expression, clock }, signal }),
  });

/** Null removes the stored value. `version` is the one that the changes were made from. */
export const saveSettings = (version: number, changes: Record<string, string | null>) =>
  call(changeSettings, { body: { version, changes } });

interface Where {
  /** The folder whose subfolders are listed. */
  parent?: string | undefined;
  /** Searches all folders instead. */
  q?: string | undefined;
}

/** What can be synced from the connected account, as Google lists it now. Not refetched when a setting changes. */
export const choicesQuery = (kind: ChoiceKind, { parent, q }: Where = {}) =>
  queryOptions({
    queryKey: [...choicesKeys.all, kind, parent ?? '', q ?? ''],
    queryFn: ({ signal }) =>
      call(listChoices, {
        query: { kind, parent: parent || undefined, q: q || undefined },
        signal,
      }),
    staleTime: MINUTE_MS,
  });
