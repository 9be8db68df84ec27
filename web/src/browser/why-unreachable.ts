import { useSyncExternalStore } from 'react';
import { assemblyName } from './page-config.ts';

/** Why the server did not reply: a device with a connection may not reach it either. */
export const whyUnreachable = () =>
  navigator.onLine ? `${assemblyName} cannot be reached.` : 'You are offline.';

function subscribe(onChange: () => void) {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

export const useWhyUnreachable = () =>
  useSyncExternalStore(subscribe, whyUnreachable, whyUnreachable);
