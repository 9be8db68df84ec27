import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

function remedyOf({ enter, connect, replaceKey }: Remedies): string {
  const inApp = [enter && 'inserirli di nuovo', connect && 'ricollegare Google'].filter(Boolean);
  const onServer =
    'eseguire il comando «set PUSH_PRIVATE_KEY ""» e chiedere ai membri di attivare di nuovo le notifiche sui loro dispositivi';
  return [inApp.join(' e '), replaceKey && onServer].filter(Boolean).join(', poi ');
}

export default {
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('Questo server non può leggere alcuni dati segreti salvati:'),
    ` ${secrets}. Sono stati salvati con un’altra chiave. Che cosa fare: ${remedyOf(remedies)}; oppure avviare di nuovo il server con la precedente `,
    code('ASSEMBLY_SECRET'),
    ' o con il precedente file ',
    code('secret.key'),
    '. Tutto il resto continua a funzionare.',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'la connessione a Google',
    PUSH_PRIVATE_KEY: 'la chiave delle notifiche sui dispositivi',
  },
} satisfies Messages['unreadableSecrets'];
