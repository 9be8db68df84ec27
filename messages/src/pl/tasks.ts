import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) => `Dokończ konfigurację (${number(done)} z ${number(all)})`,
    copyContent: 'Skopiuj treści z Google',
    syncAutomatically: 'Synchronizuj automatycznie',
    mailServer: 'Wpisz serwer pocztowy',
    weeklyEmail: 'Wysyłaj cotygodniowy e-mail',
    contact: 'Wpisz kontakt',
    inviteMembers: 'Zaproś członków',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('Gotowe: '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [
      'Ukryj',
      hidden(' pozostałe kroki konfiguracji'),
    ],
  },
  peopleWait: (count: number) =>
    plural(count, {
      one: '1 osoba czeka na zatwierdzenie',
      few: `${number(count)} osoby czekają na zatwierdzenie`,
      many: `${number(count)} osób czeka na zatwierdzenie`,
      other: `${number(count)} osoby czeka na zatwierdzenie`,
    }),
  syncWaits: 'Synchronizacja czeka na odpowiedź',
  syncFailed: 'Ostatnia synchronizacja nie powiodła się',
  updatesWait: 'Niektóre nowości czekają na decyzję',
  backups: {
    failing: 'Tworzenie kopii zapasowych się nie udaje',
    too_old: 'Najnowsza kopia zapasowa jest zbyt stara',
    disk_nearly_full: 'Dysk kopii zapasowych jest prawie pełny',
  },
  newVersion: (version: string) => `Dostępna jest wersja ${version}`,
} satisfies Messages['tasks'];
