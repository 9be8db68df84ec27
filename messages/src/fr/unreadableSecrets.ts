import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

function remedyOf({ enter, connect, replaceKey }: Remedies): string {
  const inApp = [enter && 'saisissez-les de nouveau', connect && 'reconnectez Google'].filter(
    Boolean,
  );
  const onServer =
    'exécutez la commande « set PUSH_PRIVATE_KEY "" » et demandez aux membres de réactiver les notifications sur leurs appareils';
  return [inApp.join(' et '), replaceKey && onServer].filter(Boolean).join(', et ');
}

export default {
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('Ce serveur ne peut pas lire certains secrets enregistrés :'),
    ` ${secrets}. Ils ont été enregistrés avec une autre clé. Ce que vous pouvez faire : ${remedyOf(remedies)}. Ou bien redémarrez le serveur avec l’ancien `,
    code('ASSEMBLY_SECRET'),
    ' ou l’ancien fichier ',
    code('secret.key'),
    '. Tout le reste continue de fonctionner.',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'la connexion à Google',
    PUSH_PRIVATE_KEY: 'la clé des notifications sur les appareils',
  },
} satisfies Messages['unreadableSecrets'];
