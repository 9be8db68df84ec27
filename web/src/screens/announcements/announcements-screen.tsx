import type { Announcement } from '@assembly/contract/announcement';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announcementsQuery } from '../../api/announcements.ts';
import { useAddressQuery } from '../../page/use-address-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ResultCount, ResultStatus } from '../../ui/result-count.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useFocusAfterPaging } from '../../ui/use-focus-after-paging.ts';
import { TaskLists, TaskListsOnTheirWay } from './task-lists.tsx';

export const askAhead = (client: QueryClient) => client.prefetchQuery(announcementsQuery(''));

export default function AnnouncementsScreen() {
  const { search, searchFor } = useAddressQuery();
  const { data, error, isPlaceholderData, refetch } = useQuery(announcementsQuery(search));
  // All of it is one page, which is shown or not.
  const { list, willPage } = useFocusAfterPaging<HTMLElement>(data && 1);
  // What was found begins at its beginning, however far down one had read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new search that matters.
  useEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [search]);

  function tryAgain() {
    willPage();
    void refetch();
  }

  return (
    <>
      <ScreenHead title="Announcements">
        <SearchBox label="Search announcements" value={search} onSearch={searchFor} />
      </ScreenHead>
      <ResultStatus isBusy={isPlaceholderData}>
        {data && <Found key={search} found={data.items} search={search} />}
      </ResultStatus>
      {data && data.items.length > 0 && (
        <TaskLists ref={list} lists={data.items} isBusy={isPlaceholderData} />
      )}
      {!data && !error && <TaskListsOnTheirWay />}
      {!data && error && (
        <LoadFailed
          text={failureText(
            error,
            'The announcements could not be loaded. Please check your connection.',
          )}
          action="Try again"
          onAction={tryAgain}
        />
      )}
    </>
  );
}

function Found({ found, search }: { found: Announcement[]; search: string }) {
  if (found.length === 0) return <EmptyState text="No tasks have been found" />;
  const count = found.reduce((sum, { subtasks }) => sum + subtasks.length, 0);
  const tasks = count === 1 ? '1 open task' : `${count} open tasks`;
  return <ResultCount>{search ? `${tasks} found` : tasks}</ResultCount>;
}
