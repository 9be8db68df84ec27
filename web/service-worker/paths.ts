import type { logo, screens } from '@assembly/contract/paths';

/** Only their types are imported: the addresses of all screens would not fit into the worker. */
export const PATHS = {
  root: '/',
  login: '/login',
  shell: '/web',
  events: '/web/event',
  logo: '/logo',
} as const satisfies Partial<typeof screens> & { logo: typeof logo };
