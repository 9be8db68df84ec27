import { SCHEDULE_FORMAT, type ScheduleReply } from '@assembly/contract/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { scheduleQuery } from '../../../api/settings.ts';
import { useDebounced } from '../../../browser/use-debounced.ts';
import { usesTwelveHourClock } from './uses-twelve-hour-clock.ts';

const INVALID: ScheduleReply = { words: '', nextRuns: null };

/** What a cron expression means, from the server. Until it has replied, the description is that of the previous one. */
export function useScheduleDescription(expression: string, timeZone: string) {
  const settled = useDebounced(expression);
  const { data, error, refetch } = useQuery({
    ...scheduleQuery(settled, usesTwelveHourClock() ? '12' : '24', timeZone),
    enabled: SCHEDULE_FORMAT.test(settled),
    placeholderData: keepPreviousData,
  });
  return SCHEDULE_FORMAT.test(expression)
    ? { description: data, error: data ? null : error, refetch }
    : { description: INVALID, error: null, refetch };
}
