export default {
  title: 'About this installation',
  version: 'Version',
  database: 'Database',
  /** Such as "SQLite, 1.2 MB". */
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  /** The program that runs the server. */
  node: 'Node',
  documentation: 'Documentation',
  guide: 'Operating guide',
  api: 'API',
  openApi: 'Description of the API (OpenAPI)',
  changelog: 'Changelog',

  // When there is a newer version.
  update: {
    title: (version: string) => `Version ${version} is available`,
    changes: 'What is new',
    more: 'More about this version',
    /** Three commands follow. */
    how: 'Make a backup first. Then, on the server, stop the app, put the new version into its folder, and run there:',
    container: 'If the app runs in a container, start the new image instead.',
  },
};
