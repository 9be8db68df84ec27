import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) =>
      `Încheiați configurarea (${number(done)} din ${number(all)})`,
    copyContent: 'Copiați conținutul din Google',
    syncAutomatically: 'Activați sincronizarea automată',
    mailServer: 'Introduceți un server de e-mail',
    weeklyEmail: 'Trimiteți un e-mail săptămânal',
    contact: 'Introduceți un contact',
    inviteMembers: 'Invitați membri',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('Gata: '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [
      'Ascundeți',
      hidden(' ce a rămas de configurat'),
    ],
  },
  peopleWait: (count: number) =>
    plural(count, {
      one: '1 persoană așteaptă aprobarea',
      few: `${number(count)} persoane așteaptă aprobarea`,
      other: `${number(count)} de persoane așteaptă aprobarea`,
    }),
  syncWaits: 'O sincronizare așteaptă răspunsul dumneavoastră',
  syncFailed: 'Ultima sincronizare a eșuat',
  updatesWait: 'Unele noutăți așteaptă decizia dumneavoastră',
  backups: {
    failing: 'Copiile de rezervă eșuează',
    too_old: 'Cea mai nouă copie de rezervă este prea veche',
    disk_nearly_full: 'Discul pentru copiile de rezervă este aproape plin',
  },
  newVersion: (version: string) => `Este disponibilă versiunea ${version}`,
} satisfies Messages['tasks'];
