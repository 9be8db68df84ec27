import { useEffect } from 'react';
import { assemblyName } from './page-config.ts';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${assemblyName}`;
  }, [title]);
}
