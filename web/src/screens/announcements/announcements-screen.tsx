import type { AnnouncementList } from '@assembly/contract/announcement';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { announcementsQuery } from '../../api/announcements.ts';
import { t } from '../../browser/locale/messages.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import { pause } from '../../browser/timing.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import { EmptyList } from '../../sync/lazy-empty-list.ts';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { ResultCount, ResultStatus } from '../../ui/lists/result-count.tsx';
import { ScreenHead } from '../../ui/text/screen-title.tsx';
import { unseenQuery } from '../../unseen/unseen.ts';
import { AnnouncementLists, AnnouncementListsSkeleton } from './announcement-lists.tsx';

/** How much longer the first paint waits for what is new, which comes first. Nothing of it is stored on the phone. */
const UNSEEN_WAIT_MS = 100;

export async function prefetch(client: QueryClient): Promise<void> {
  const unseen = client.prefetchQuery(unseenQuery);
  await client.prefetchQuery(announcementsQuery(''));
  await Promise.race([unseen, pause(UNSEEN_WAIT_MS)]);
}

export default function AnnouncementsScreen() {
  const { search, searchFor } = useAddressQuery();
  const query = useQuery(announcementsQuery(search));
  const { data, isPlaceholderData } = query;
  const list = useRef<HTMLElement>(null);
  useOnChange(search, () => list.current?.scrollTo(0, 0));

  return (
    <>
      <ScreenHead title={t.common.announcements}>
        <SearchBox label={t.announcements.search} value={search} onSearch={searchFor} />
      </ScreenHead>
      <ResultStatus isBusy={isPlaceholderData}>
        {data && <ResultSummary key={search} found={data.items} search={search} />}
      </ResultStatus>
      <PagedList
        list={list}
        query={query}
        skeleton={<AnnouncementListsSkeleton />}
        failedText={t.shared.announcementsFailed}
      >
        {({ items }) =>
          items.length > 0 && (
            <AnnouncementLists
              ref={list}
              lists={items}
              isFolded={search === ''}
              isBusy={isPlaceholderData}
            />
          )
        }
      </PagedList>
    </>
  );
}

function ResultSummary({ found, search }: { found: AnnouncementList[]; search: string }) {
  if (found.length === 0) {
    return (
      <EmptyList
        text={t.announcements.nothingFound}
        source="announcements"
        isSearch={search !== ''}
      />
    );
  }
  const count = found.reduce((sum, { subtasks }) => sum + subtasks.length, 0);
  const describe = search ? t.announcements.found : t.announcements.count;
  return <ResultCount>{describe(count)}</ResultCount>;
}
