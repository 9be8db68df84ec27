export default {
  /** Also on the screen "Data sync". */
  problem: {
    refused:
      'Google no longer accepts the connection, so nothing can be synced. What has been copied stays. Reconnect to sync again.',
    refusedFixed:
      'Google no longer accepts the sign-in in GOOGLE_REFRESH_TOKEN. Remove that variable from the environment and restart the server, then connect in the settings.',
    unreadable:
      'The connection to Google was saved with another key, and this server cannot read it. Reconnect, or start the server with the previous ASSEMBLY_SECRET or secret.key.',
  },
  reconnect: 'Reconnect',
  // How a sync ended.
  synced: 'Data synced successfully.',
  notFinished: 'This did not finish. Sync again.',
  /** `sources` are names such as "Events and Documents"; `error` is a sentence. */
  sourcesFailed: (sources: string, error: string) => `${sources}: ${error}`,
};
