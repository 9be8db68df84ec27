import { onTestFinished } from 'vitest';

interface Departure {
  path: string;
  replaces: boolean;
  at: number;
}

// The part of the Navigation API that is needed here; TypeScript's library does not have it yet.
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
  navigationType: string;
}

/** Notes where the page would go, and keeps it here: a test cannot follow. */
export function watchNavigations(): Departure[] {
  const departures: Departure[] = [];
  const { navigation } = window as unknown as { navigation: EventTarget };
  function note(event: Event) {
    const { destination, navigationType } = event as NavigateEvent;
    if (destination.sameDocument) return;
    event.preventDefault();
    const { pathname } = new URL(destination.url);
    departures.push({ path: pathname, replaces: navigationType === 'replace', at: Date.now() });
  }
  navigation.addEventListener('navigate', note);
  onTestFinished(() => navigation.removeEventListener('navigate', note));
  return departures;
}
