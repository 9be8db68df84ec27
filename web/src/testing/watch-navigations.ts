import { onTestFinished } from 'vitest';

interface Navigation {
  /** With its query and fragment. */
  path: string;
  replaces: boolean;
  at: number;
}

// The subset of the Navigation API used here, which TypeScript's library lacks.
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
  navigationType: string;
}

/** Records navigations and prevents them. */
export function watchNavigations(): Navigation[] {
  const navigations: Navigation[] = [];
  const { navigation } = window as unknown as { navigation: EventTarget };
  function record(event: Event) {
    const { destination, navigationType } = event as NavigateEvent;
    if (destination.sameDocument) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(destination.url);
    navigations.push({
      path: pathname + search + hash,
      replaces: navigationType === 'replace',
      at: Date.now(),
    });
  }
  navigation.addEventListener('navigate', record);
  onTestFinished(() => navigation.removeEventListener('navigate', record));
  return navigations;
}
