import { useEffect, useState } from 'react';
import { useIsOffline } from '../../../offline/connection.ts';

/** False without a connection, unless there is a copy on this device. */
export function useCanDownload(id: string): boolean {
  const isOffline = useIsOffline();
  const [hasCopy, setHasCopy] = useState(false);
  useEffect(() => {
    if (!isOffline) return;
    import('../saving/stored-copies.ts')
      .then(({ hasStoredFile }) => hasStoredFile(id))
      .then(setHasCopy, () => {});
  }, [isOffline, id]);
  return !isOffline || hasCopy;
}
