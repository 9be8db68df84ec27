import { useEffect } from 'react';
import { useAssemblyName } from './branding.ts';

export function useTitle(title: string): void {
  const name = useAssemblyName();
  useEffect(() => {
    document.title = `${title} – ${name}`;
  }, [title, name]);
}
