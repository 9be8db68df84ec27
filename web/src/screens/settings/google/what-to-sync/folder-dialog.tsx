import type { Choice } from '@assembly/contract/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Folder from 'lucide-react/icons/folder';
import { useRef, useState } from 'react';
import { choicesQuery } from '../../../../api/settings.ts';
import { useOnChange } from '../../../../browser/use-on-change.ts';
import { DetailModal } from '../../../../ui/dialogs/detail-modal.tsx';
import { errorMessage } from '../../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../../ui/feedback/load-failed.tsx';
import { Loading, Spinner } from '../../../../ui/feedback/loading.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { SearchBox } from '../../../../ui/forms/search-box.tsx';
import styles from '../google.module.css';

interface FolderDialogProps {
  /** The id of the folder to open first; '' for the top of the drive. */
  start: string;
  onClose: () => void;
  /** '' for the whole drive. */
  onChoose: (folder: string) => void;
}

/** Browses the folders of the drive as Google has them now. */
export default function FolderDialog({ start, onClose, onChoose }: FolderDialogProps) {
  const [parent, setParent] = useState(start);
  const [q, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...choicesQuery('folders', q ? { q } : { parent }),
    placeholderData: keepPreviousData,
  });
  const path = q ? [] : (data?.path ?? []);
  const shown = isPlaceholderData ? undefined : q || parent;
  // The button that was pressed is gone.
  useOnChange(shown, () => {
    if (shown !== undefined && !q) list.current?.focus();
  });

  function open(id: string) {
    setSearch('');
    setParent(id);
  }

  const name = path.at(-1)?.name;
  return (
    <DetailModal title="Choose a folder" onClose={onClose} closeOnOutsidePress={false}>
      <div>
        <SearchBox label="Search folders" value={q} onSearch={setSearch} />
      </div>
      {!q && <Path path={path} onOpen={open} />}
      {isPending && <Loading text="Asking Google…" />}
      {!isPending && !data && <LoadFailed text={errorMessage(error)} onAction={() => refetch()} />}
      {data && (
        <div ref={list} tabIndex={-1} aria-busy={isPlaceholderData} className={styles.folders}>
          <Folders
            items={data.items}
            isSearch={q !== ''}
            isLoading={isPlaceholderData}
            onOpen={open}
          />
        </div>
      )}
      <div className="dialog-actions">
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
        {!q && data && !isPlaceholderData && (
          <Button onClick={() => onChoose(parent)}>
            {parent ? `Use “${name ?? 'this folder'}”` : 'Use the whole drive'}
          </Button>
        )}
      </div>
    </DetailModal>
  );
}

interface PathProps {
  path: Choice[];
  onOpen: (id: string) => void;
}

function Path({ path, onOpen }: PathProps) {
  const steps = [{ id: '', name: 'Whole drive' }, ...path];
  return (
    <nav aria-label="Path">
      <ol className={styles.path}>
        {steps.map(({ id, name }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.pathButton}
              aria-current={index === steps.length - 1 ? 'location' : undefined}
              onClick={() => onOpen(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface FoldersProps {
  items: Choice[];
  isSearch: boolean;
  /** The items are those of the previous question. */
  isLoading: boolean;
  onOpen: (id: string) => void;
}

function Folders({ items, isSearch, isLoading, onOpen }: FoldersProps) {
  return (
    <>
      <p
        role="status"
        className={items.length > 0 && !isLoading ? 'visually-hidden' : styles.folder}
      >
        {isLoading && <Spinner />}
        {isLoading ? 'Asking Google…' : describeCount(items.length, isSearch)}
      </p>
      <ul className={styles.list}>
        {items.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.folder} onClick={() => onOpen(id)}>
              <Folder aria-hidden />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function describeCount(count: number, isSearch: boolean): string {
  if (count === 0) return isSearch ? 'No folders found.' : 'No subfolders.';
  return count === 1 ? '1 folder' : `${count} folders`;
}
