import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) =>
      `Einrichtung abschließen (${number(done)} von ${number(all)})`,
    copyContent: 'Inhalte von Google übernehmen',
    syncAutomatically: 'Automatisch abgleichen',
    mailServer: 'Mailserver eintragen',
    weeklyEmail: 'Wöchentliche E-Mail verschicken',
    contact: 'Kontakt eintragen',
    inviteMembers: 'Mitglieder einladen',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [
      hidden('Erledigt: '),
      step,
    ],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [
      'Ausblenden',
      hidden(': was noch einzurichten ist'),
    ],
  },
  peopleWait: (count: number) =>
    plural(count, {
      one: '1 Person wartet auf Freischaltung',
      other: `${number(count)} Personen warten auf Freischaltung`,
    }),
  syncWaits: 'Ein Abgleich wartet auf Ihre Antwort',
  syncFailed: 'Der letzte Abgleich ist fehlgeschlagen',
  updatesWait: 'Einige Neuigkeiten warten auf Ihre Entscheidung',
  backups: {
    failing: 'Die Sicherungen schlagen fehl',
    too_old: 'Die neueste Sicherung ist zu alt',
    disk_nearly_full: 'Der Speicherplatz für Sicherungen ist fast voll',
  },
  newVersion: (version: string) => `Version ${version} ist verfügbar`,
} satisfies Messages['tasks'];
