import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const again = 'Vous pourrez les garder de nouveau après la prochaine connexion.';

export default {
  title: 'Se déconnecter ?',
  question: (recordings: number) =>
    plural(recordings, {
      one: `La déconnexion retire ${number(recordings)} enregistrement de cet appareil. Vous pourrez le garder de nouveau après la prochaine connexion.`,
      many: `La déconnexion retire ${number(recordings)} d’enregistrements de cet appareil. ${again}`,
      other: `La déconnexion retire ${number(recordings)} enregistrements de cet appareil. ${again}`,
    }),
  stay: 'Rester',
  confirm: 'Se déconnecter',
} satisfies Messages['logOut'];
