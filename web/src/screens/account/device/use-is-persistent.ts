import { useEffect, useState } from 'react';

/** Whether the browser has promised not to remove what is stored when space runs out. */
export function useIsPersistent(): boolean {
  const [isPersistent, setPersistent] = useState(false);
  useEffect(() => {
    navigator.storage?.persisted?.().then(setPersistent, () => {});
  }, []);
  return isPersistent;
}
