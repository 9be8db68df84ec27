import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

function remedyOf({ enter, connect, replaceKey }: Remedies): string {
  const inApp = [enter && 'introduceți-le din nou', connect && 'reconectați Google'].filter(
    Boolean,
  );
  const onServer =
    'executați comanda „set PUSH_PRIVATE_KEY ""” și rugați membrii să activeze din nou notificările pe dispozitivele lor';
  return [inApp.join(' și '), replaceKey && onServer].filter(Boolean).join(', apoi ');
}

export default {
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('Acest server nu poate citi unele date secrete salvate:'),
    ` ${secrets}. Au fost salvate cu altă cheie. Ce puteți face: ${remedyOf(remedies)}; sau porniți din nou serverul cu valoarea anterioară `,
    code('ASSEMBLY_SECRET'),
    ' sau cu fișierul anterior ',
    code('secret.key'),
    '. Tot restul funcționează în continuare.',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'conexiunea la Google',
    PUSH_PRIVATE_KEY: 'cheia notificărilor de pe dispozitive',
  },
} satisfies Messages['unreadableSecrets'];
