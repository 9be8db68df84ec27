import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

function remedyOf({ enter, connect, replaceKey }: Remedies): string {
  const inApp = [enter && 'wpisać je ponownie', connect && 'ponownie połączyć Google'];
  const onServer =
    'wykonać polecenie „set PUSH_PRIVATE_KEY ""” i poprosić członków o ponowne włączenie powiadomień na urządzeniach';
  return [inApp.filter(Boolean).join(' i '), replaceKey && onServer]
    .filter(Boolean)
    .join(', a także ');
}

export default {
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('Ten serwer nie może odczytać niektórych zapisanych tajnych danych:'),
    ` ${secrets}. Zapisano je z innym kluczem. Co można zrobić: ${remedyOf(remedies)}; albo uruchomić serwer ponownie z poprzednim `,
    code('ASSEMBLY_SECRET'),
    ' lub plikiem ',
    code('secret.key'),
    '. Wszystko inne działa nadal.',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'połączenie z Google',
    PUSH_PRIVATE_KEY: 'klucz powiadomień na urządzeniach',
  },
} satisfies Messages['unreadableSecrets'];
