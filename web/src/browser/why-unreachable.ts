import { t } from './locale/messages.ts';
import { assemblyName } from './page-config.ts';

/** Why the server did not reply: a device with a connection may not reach it either. */
export const whyUnreachable = (isOnline = navigator.onLine) =>
  isOnline ? t.common.unreachable(assemblyName) : t.common.offline;
