import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `Доступна версія ${version}`,
  changes: 'Що нового',
  more: 'Докладніше про цю версію',
  how: 'Спочатку створіть резервну копію. Потім на сервері зупиніть застосунок, помістіть нову версію в його теку й виконайте там:',
  container: 'Якщо застосунок працює в контейнері, натомість запустіть новий образ.',
} satisfies Messages['newVersion'];
