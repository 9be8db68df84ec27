import type { Messages } from '../catalog.ts';

export default {
  title: 'Su questa installazione',
  version: 'Versione',
  database: 'Database',
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  node: 'Node',
  documentation: 'Documentazione',
  guide: 'Guida per la gestione',
  api: 'API',
  openApi: 'Descrizione dell’API (OpenAPI)',
  changelog: 'Novità delle versioni',
} satisfies Messages['about'];
