import type { Document } from '@assembly/contract/document';
import Smartphone from 'lucide-react/icons/smartphone';
import { useFilesOnDevice } from '../../../downloads/use-recordings.ts';
import type { StoredFile } from '../../../offline/files/stored-file.ts';
import styles from './saving.module.css';
import { useFoldersOnDevice } from './use-folders-on-device.ts';

const NONE: readonly StoredFile[] = [];

/** For when there is no connection: says of a file that it can be opened, and of a folder that it has such files. */
export function StoredMark({ document: { id, isFolder } }: { document: Document }) {
  const files = useFilesOnDevice() ?? NONE;
  const folders = useFoldersOnDevice(files);
  const isStored = isFolder
    ? folders.has(id)
    : files.some((file) => file.id === id && file.isComplete);
  return isStored ? (
    <span className={styles.mark}>
      <Smartphone aria-hidden />
      On this phone
    </span>
  ) : null;
}
