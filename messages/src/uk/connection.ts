import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused:
      'Google більше не приймає з’єднання, тому синхронізація неможлива. Усе скопійоване залишається. Щоб знову синхронізувати, під’єднайте ще раз.',
    refusedFixed:
      'Google більше не приймає вхід із GOOGLE_REFRESH_TOKEN. Видаліть цю змінну середовища й перезапустіть сервер, а потім під’єднайте Google у налаштуваннях.',
    unreadable:
      'З’єднання з Google збережено з іншим ключем, і цей сервер не може його прочитати. Під’єднайте ще раз або запустіть сервер із попереднім ASSEMBLY_SECRET чи файлом secret.key.',
  },
  reconnect: 'Під’єднати знову',
  synced: 'Дані синхронізовано.',
  notFinished: 'Синхронізацію не завершено. Запустіть її ще раз.',
  sourcesFailed: (sources: string, error: string) => `${sources}: ${error}`,
} satisfies Messages['connection'];
