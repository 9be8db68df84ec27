import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

function remedyOf({ enter, connect, replaceKey }: Remedies): string {
  const inApp = [enter && 'geben Sie sie neu ein', connect && 'verbinden Sie Google neu'].filter(
    Boolean,
  );
  const onServer =
    'führen Sie den Befehl „set PUSH_PRIVATE_KEY ""“ aus und bitten Sie die Mitglieder, die Benachrichtigungen auf ihren Geräten wieder einzuschalten';
  return [inApp.join(' und '), replaceKey && onServer].filter(Boolean).join(', und ');
}

export default {
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('Dieser Server kann einige gespeicherte Geheimnisse nicht lesen:'),
    ` ${secrets}. Sie wurden mit einem anderen Schlüssel gespeichert. Entweder ${remedyOf(remedies)}, oder starten Sie den Server wieder mit dem bisherigen `,
    code('ASSEMBLY_SECRET'),
    ' oder der bisherigen Datei ',
    code('secret.key'),
    '. Alles andere funktioniert weiterhin.',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'die Verbindung zu Google',
    PUSH_PRIVATE_KEY: 'der Schlüssel der Benachrichtigungen auf Geräten',
  },
} satisfies Messages['unreadableSecrets'];
