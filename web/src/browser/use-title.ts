import { useEffect } from 'react';
import { useAssemblyName } from './assembly-name.ts';

/** Sets the title of the page until the component is removed. */
export function useTitle(title: string): void {
  const name = useAssemblyName();
  useEffect(() => {
    const before = document.title;
    document.title = `${title} – ${name}`;
    return () => {
      document.title = before;
    };
  }, [title, name]);
}
