import { isOffline } from '../../offline/connection.ts';

/** Why a file that the server did not send is not shown, and what to do. */
export const describeUnreachable = () =>
  isOffline()
    ? 'You are offline, and this file is not on this phone. Open it once while you are connected: then it opens without a connection, too.'
    : 'The file could not be loaded. Please check your connection.';
