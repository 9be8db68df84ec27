import { t } from './messages.ts';

/** "32 min", at least one. */
export const formatMinutes = (seconds: number) =>
  t.common.minutes(Math.max(1, Math.round(seconds / 60)));
