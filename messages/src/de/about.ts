import type { Messages } from '../catalog.ts';

export default {
  title: 'Über diese Installation',
  version: 'Version',
  database: 'Datenbank',
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  node: 'Node',
  documentation: 'Dokumentation',
  guide: 'Betriebshandbuch',
  api: 'API',
  openApi: 'Beschreibung der API (OpenAPI)',
  changelog: 'Änderungen',
} satisfies Messages['about'];
