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
};
