import { assemblyName } from './page-config.ts';

/** Why the server did not reply: a device with a connection may not reach it either. */
export const whyUnreachable = () =>
  navigator.onLine ? `${assemblyName} cannot be reached.` : 'You are offline.';
