import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

function remedyOf({ enter, connect, replaceKey }: Remedies): string {
  const inApp = [enter && 'ввести їх знову', connect && 'знову під’єднати Google'];
  const onServer =
    'виконати команду «set PUSH_PRIVATE_KEY ""» і попросити членів громади знову ввімкнути сповіщення на пристроях';
  return [inApp.filter(Boolean).join(' і '), replaceKey && onServer]
    .filter(Boolean)
    .join(', а також ');
}

export default {
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('Цей сервер не може прочитати деякі збережені секретні дані:'),
    ` ${secrets}. Їх збережено з іншим ключем. Що можна зробити: ${remedyOf(remedies)}; або знову запустити сервер із попереднім `,
    code('ASSEMBLY_SECRET'),
    ' чи файлом ',
    code('secret.key'),
    '. Усе інше працює й далі.',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'з’єднання з Google',
    PUSH_PRIVATE_KEY: 'ключ сповіщень на пристроях',
  },
} satisfies Messages['unreadableSecrets'];
