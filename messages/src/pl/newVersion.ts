import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `Dostępna jest wersja ${version}`,
  changes: 'Co nowego',
  more: 'Więcej o tej wersji',
  how: 'Najpierw proszę utworzyć kopię zapasową. Następnie na serwerze należy zatrzymać aplikację, umieścić nową wersję w jej folderze i wykonać tam polecenia:',
  container: 'Jeśli aplikacja działa w kontenerze, należy zamiast tego uruchomić nowy obraz.',
} satisfies Messages['newVersion'];
