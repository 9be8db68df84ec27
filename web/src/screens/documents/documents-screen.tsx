import { ApiError } from '@assembly/contract/api-error';
import type { DocumentsReply, Folder } from '@assembly/contract/document';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cachedPath, documentsQuery } from '../../api/documents.ts';
import { usePrefetchNextPage } from '../../api/query/list-query.ts';
import { t } from '../../browser/locale/messages.ts';
import { navigate } from '../../browser/navigation/address.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import { canSave, SaveAll } from '../../downloads/lazy-saving.tsx';
import type { FileInfo } from '../../offline/files/file-store.ts';
import { EmptyList } from '../../sync/lazy-empty-list.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { dismissNotice, showToast } from '../../ui/feedback/show-toast.ts';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { ResultCount, ResultStatus } from '../../ui/lists/result-count.tsx';
import { ScreenHead } from '../../ui/text/screen-title.tsx';
import { DocumentCards, DocumentCardsSkeleton } from './document-cards.tsx';
import { fileInfoOf } from './document-details.ts';
import { isRecording } from './document-kind.ts';
import { FolderPath, folderAddress } from './folder-path.tsx';
import { OpenedDocument, useOpenFile } from './opened-document.tsx';

export const prefetch = (client: QueryClient) =>
  client.prefetchQuery(documentsQuery({ folder: '' }));

export default function DocumentsScreen() {
  const { page, search, get, goToPage, searchFor } = useAddressQuery();
  const folder = get('folder');
  const client = useQueryClient();
  const shownPage = { folder, page, search };
  const query = useQuery(documentsQuery(shownPage));
  const { data, error, isPlaceholderData } = query;
  const shown = isPlaceholderData ? undefined : data;
  usePrefetchNextPage(shown, (next) => documentsQuery({ ...shownPage, page: next }));
  const list = useRef<HTMLElement>(null);
  const path = usePath(folder, search ? undefined : shown);
  const title = search ? t.documents.title : (path.at(-1)?.title ?? t.documents.title);
  const openFile = useOpenFile(title);
  const isEmptyFolder = !search && folder !== '' && shown?.total === 0;
  useEmptyFolderWarning(isEmptyFolder ? folder : '');

  return (
    <>
      {folder && <FolderPath above={search ? path : path.slice(0, -1)} />}
      {/* Keyed by folder: opening a folder is announced like a new screen. */}
      <ScreenHead key={folder} title={title}>
        <SearchBox label={t.documents.search} value={search} onSearch={searchFor} />
      </ScreenHead>
      <ResultStatus isBusy={isPlaceholderData}>
        {data && <ResultSummary key={search} found={data} search={search} folder={folder} />}
      </ResultStatus>
      {!data && isGone(error) ? (
        <LoadFailed
          text={errorMessage(error)}
          action={t.documents.goToDocuments}
          onAction={() => navigate(folderAddress(''))}
        />
      ) : (
        <PagedList
          list={list}
          query={query}
          skeleton={<DocumentCardsSkeleton />}
          failedText={t.documents.loadFailed}
          label={t.documents.pages}
          onPage={goToPage}
        >
          {({ items }) =>
            items.length > 0 && (
              <>
                {canSave && folder && !search && items.some(isRecording) && (
                  <SaveAll load={() => findRecordings(client, { id: folder, title })} />
                )}
                <DocumentCards
                  ref={list}
                  documents={items}
                  folderTitle={title}
                  pageKey={`${folder} ${page}`}
                  isBusy={isPlaceholderData}
                  onOpen={openFile.open}
                />
              </>
            )
          }
        </PagedList>
      )}
      {openFile.id && (
        <OpenedDocument
          key={openFile.id}
          id={openFile.id}
          document={data?.items.find(({ id }) => id === openFile.id)}
          openFile={openFile}
          list={list}
        />
      )}
    </>
  );
}

/** From cached data until the folder has loaded. */
function usePath(folder: string, shown: DocumentsReply | undefined): DocumentsReply['path'] {
  const client = useQueryClient();
  if (shown) return shown.path;
  return folder ? cachedPath(client, folder) : [];
}

/** Shown until the folder is left. */
function useEmptyFolderWarning(emptyFolder: string): void {
  useEffect(() => {
    if (!emptyFolder) return;
    showToast({ severity: 'warning', text: t.documents.noFiles });
    return () => dismissNotice(t.documents.noFiles);
  }, [emptyFolder]);
}

interface ResultSummaryProps {
  found: DocumentsReply;
  search: string;
  folder: string;
}

function ResultSummary({ found: { total }, search, folder }: ResultSummaryProps) {
  if (total === 0) {
    if (folder && !search) return <EmptyState text={t.documents.emptyFolder} />;
    return (
      <EmptyList text={t.documents.nothingFound} source="documents" isSearch={search !== ''} />
    );
  }
  return <ResultCount>{search ? t.documents.found(total) : t.documents.count(total)}</ResultCount>;
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'folder_not_found';

/** All recordings of a folder, page by page. */
async function findRecordings(client: QueryClient, { id, title }: Folder): Promise<FileInfo[]> {
  const found: FileInfo[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const reply = await client.fetchQuery(documentsQuery({ folder: id, page }));
    pageCount = reply.pageCount;
    found.push(...reply.items.filter(isRecording).map((item) => fileInfoOf(item, title)));
  }
  return found;
}
