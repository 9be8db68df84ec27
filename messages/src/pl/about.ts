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
  update: {
    title: (version: string) => `Dostępna jest wersja ${version}`,
    changes: 'Co nowego',
    more: 'Więcej o tej wersji',
    how: 'Najpierw proszę utworzyć kopię zapasową. Następnie na serwerze należy zatrzymać aplikację, umieścić nową wersję w jej folderze i wykonać tam polecenia:',
    container: 'Jeśli aplikacja działa w kontenerze, należy zamiast tego uruchomić nowy obraz.',
  },
} satisfies Messages['about'];
