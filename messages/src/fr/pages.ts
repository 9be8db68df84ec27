import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `Connexion – ${assembly}`,
  description: (assembly: string) => `${assembly} : événements, annonces et documents.`,
  needsScript: 'Cette application a besoin de JavaScript. Activez-le dans votre navigateur.',
  loginNeedsScript: 'Il faut JavaScript pour se connecter. Activez-le dans votre navigateur.',
  notLoaded: 'L’application n’a pas pu être chargée.',
  notLoadedOffline: 'L’application n’a pas pu être chargée. Vous êtes hors ligne.',

  outdated: {
    title: 'Mettez à jour votre navigateur',
    text: (assembly: string, browsers: string[]) =>
      `${assembly} fonctionne dans ${list(browsers)}, et dans les versions plus récentes de ces navigateurs.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Sur un iPhone ou un iPad,'),
      ' ouvrez « Réglages », « Général », « Mise à jour logicielle », et installez la dernière version d’iOS. Cela met à jour tous ses navigateurs.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Sur un téléphone Android,'),
      ' ouvrez le Play Store, cherchez Chrome et appuyez sur « Mettre à jour ».',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Sur un ordinateur,'),
      ' mettez à jour votre navigateur, ou installez la dernière version de Firefox ou de Chrome.',
    ],
    otherDevice:
      'S’il n’y a pas de mise à jour pour votre appareil, ouvrez cette page sur un autre.',
  },
} satisfies Messages['pages'];
