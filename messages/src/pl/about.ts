import type { Messages } from '../catalog.ts';

export default {
  title: 'O tej instalacji',
  version: 'Wersja',
  database: 'Baza danych',
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  node: 'Node',
  documentation: 'Dokumentacja',
  guide: 'Podręcznik obsługi',
  api: 'API',
  openApi: 'Opis API (OpenAPI)',
  changelog: 'Lista zmian',
} satisfies Messages['about'];
