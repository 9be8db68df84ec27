import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Uscire?',
  question: (recordings: number) =>
    plural(recordings, {
      one: 'Uscendo, 1 registrazione salvata viene rimossa da questo dispositivo. Potrà salvarla di nuovo dopo il prossimo accesso.',
      many: `Uscendo, ${number(recordings)} di registrazioni salvate vengono rimosse da questo dispositivo. Potrà salvarle di nuovo dopo il prossimo accesso.`,
      other: `Uscendo, ${number(recordings)} registrazioni salvate vengono rimosse da questo dispositivo. Potrà salvarle di nuovo dopo il prossimo accesso.`,
    }),
  stay: 'Resta',
  confirm: 'Esci',
} satisfies Messages['logOut'];
