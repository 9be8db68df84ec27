import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) =>
      `Completi la configurazione (${number(done)} di ${number(all)})`,
    copyContent: 'Copiare i contenuti da Google',
    syncAutomatically: 'Sincronizzare automaticamente',
    mailServer: 'Inserire un server di posta',
    weeklyEmail: 'Inviare un’e-mail settimanale',
    contact: 'Inserire un contatto',
    inviteMembers: 'Invitare membri',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('Fatto: '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [
      'Nascondi',
      hidden(' ciò che resta da configurare'),
    ],
  },
  peopleWait: (count: number) =>
    plural(count, {
      one: '1 persona attende l’approvazione',
      many: `${number(count)} di persone attendono l’approvazione`,
      other: `${number(count)} persone attendono l’approvazione`,
    }),
  syncWaits: 'Una sincronizzazione attende la sua risposta',
  syncFailed: 'L’ultima sincronizzazione non è riuscita',
  updatesWait: 'Alcune novità attendono la sua decisione',
  backups: {
    failing: 'I backup non riescono',
    too_old: 'L’ultimo backup è troppo vecchio',
    disk_nearly_full: 'Il disco dei backup è quasi pieno',
  },
  newVersion: (version: string) => `È disponibile la versione ${version}`,
} satisfies Messages['tasks'];
