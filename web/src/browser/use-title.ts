import { useEffect } from 'react';
import { useAssemblyName } from './assembly-name.ts';

export function useTitle(title: string): void {
  const name = useAssemblyName();
  useEffect(() => {
    document.title = `${title} – ${name}`;
  }, [title, name]);
}
