import type { HoldReason } from '@assembly/contract/notifications/delivery';

/** Where the items of a source come from. */
export interface SourceOrigin {
  /** The email address of the Google account; '' if it is not known. */
  account: string;
  /** Identifies the refresh token, for when the account is not known. */
  token: string;
  /** The ids of the calendars, task lists or folder that are synced; in any order. */
  ids: string[];
}

/** The origin as of the last sync. */
export interface StoredOrigin extends SourceOrigin {
  /** The stored items are those of a snapshot since then: the next sync only brings back what members knew. */
  isRestored?: boolean;
}

/** What a sync or a restore passes, so that members are notified of what it changes. */
export interface NotifyOptions {
  origin: SourceOrigin | 'snapshot';
  /** Decides which announcements are open. */
  timeZone: string;
}

/** Why an administrator decides about what this sync found; undefined if it is sent at once. */
export function holdReasonOf(
  stored: StoredOrigin | undefined,
  current: SourceOrigin,
): HoldReason | undefined {
  if (!stored) return 'first';
  if (!isSameOrigin(stored, current)) return 'origin';
  return stored.isRestored ? 'restored' : undefined;
}

/** The account of an unchanged token is the same, whether or not it is known yet. */
function isSameOrigin(one: SourceOrigin, other: SourceOrigin): boolean {
  const isSameAccount =
    one.account !== '' && other.account !== ''
      ? one.account === other.account
      : one.token === other.token;
  return isSameAccount && sorted(one.ids) === sorted(other.ids);
}

/** What the next sync is compared with. An account that is not known this time stays as it was known. */
export function nextOrigin(
  stored: StoredOrigin | undefined,
  { account, token, ids }: SourceOrigin,
): StoredOrigin {
  const known = stored?.token === token ? stored.account : '';
  return { account: account || known, token, ids: ids.toSorted() };
}

const sorted = (ids: string[]) => JSON.stringify(ids.toSorted());
