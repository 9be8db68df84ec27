import type { AnnouncementList } from '@assembly/contract/announcement';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '../../api/announcements.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { ResultCount, ResultStatus } from '../../ui/lists/result-count.tsx';
import { useFocusAfterPaging } from '../../ui/lists/use-focus-after-paging.ts';
import { ScreenHead } from '../../ui/text/screen-head.tsx';
import { TaskLists, TaskListsSkeleton } from './task-lists.tsx';

export const prefetch = (client: QueryClient) => client.prefetchQuery(announcementsQuery(''));

export default function AnnouncementsScreen() {
  const { search, searchFor } = useAddressQuery();
  const { data, error, isPlaceholderData, refetch } = useQuery(announcementsQuery(search));
  // The list has no pages: it is page 1 once it is loaded.
  const { list, focusOnceLoaded } = useFocusAfterPaging<HTMLElement>(data && 1);
  useOnChange(search, () => list.current?.scrollTo(0, 0));

  function tryAgain() {
    focusOnceLoaded();
    return refetch();
  }

  return (
    <>
      <ScreenHead title="Announcements">
        <SearchBox label="Search announcements" value={search} onSearch={searchFor} />
      </ScreenHead>
      <ResultStatus isBusy={isPlaceholderData}>
        {data && <ResultSummary key={search} found={data.items} search={search} />}
      </ResultStatus>
      {data && data.items.length > 0 && (
        <TaskLists ref={list} lists={data.items} isBusy={isPlaceholderData} />
      )}
      {!data && !error && <TaskListsSkeleton />}
      {!data && error && (
        <LoadFailed
          text={errorMessage(
            error,
            'The announcements could not be loaded. Please check your connection.',
          )}
          onAction={tryAgain}
        />
      )}
    </>
  );
}

function ResultSummary({ found, search }: { found: AnnouncementList[]; search: string }) {
  if (found.length === 0) return <EmptyState text="No tasks have been found" />;
  const count = found.reduce((sum, { subtasks }) => sum + subtasks.length, 0);
  const tasks = count === 1 ? '1 open task' : `${count} open tasks`;
  return <ResultCount>{search ? `${tasks} found` : tasks}</ResultCount>;
}
