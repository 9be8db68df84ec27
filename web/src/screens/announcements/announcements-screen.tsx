import type { AnnouncementList } from '@assembly/contract/announcement';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { announcementsQuery } from '../../api/announcements.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { ResultCount, ResultStatus } from '../../ui/lists/result-count.tsx';
import { ScreenHead } from '../../ui/text/screen-title.tsx';
import { TaskLists, TaskListsSkeleton } from './task-lists.tsx';

export const prefetch = (client: QueryClient) => client.prefetchQuery(announcementsQuery(''));

export default function AnnouncementsScreen() {
  const { search, searchFor } = useAddressQuery();
  const query = useQuery(announcementsQuery(search));
  const { data, isPlaceholderData } = query;
  const list = useRef<HTMLElement>(null);
  useOnChange(search, () => list.current?.scrollTo(0, 0));

  return (
    <>
      <ScreenHead title="Announcements">
        <SearchBox label="Search announcements" value={search} onSearch={searchFor} />
      </ScreenHead>
      <ResultStatus isBusy={isPlaceholderData}>
        {data && <ResultSummary key={search} found={data.items} search={search} />}
      </ResultStatus>
      <PagedList
        list={list}
        query={query}
        skeleton={<TaskListsSkeleton />}
        failedText="The announcements could not be loaded."
      >
        {({ items }) =>
          items.length > 0 && <TaskLists ref={list} lists={items} isBusy={isPlaceholderData} />
        }
      </PagedList>
    </>
  );
}

function ResultSummary({ found, search }: { found: AnnouncementList[]; search: string }) {
  if (found.length === 0) return <EmptyState text="No tasks have been found" />;
  const count = found.reduce((sum, { subtasks }) => sum + subtasks.length, 0);
  const tasks = count === 1 ? '1 open task' : `${count} open tasks`;
  return <ResultCount>{search ? `${tasks} found` : tasks}</ResultCount>;
}
