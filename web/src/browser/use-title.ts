import { useEffect } from 'react';
import { assemblyName } from './page-config.ts';

/** Names the screen in the browser's tab and history, and to screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${assemblyName}`;
  }, [title]);
}
