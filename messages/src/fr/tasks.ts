import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) =>
      `Terminer la configuration (${number(done)} sur ${number(all)})`,
    copyContent: 'Copier le contenu de Google',
    syncAutomatically: 'Synchroniser automatiquement',
    mailServer: 'Indiquer un serveur de messagerie',
    weeklyEmail: 'Envoyer un e-mail chaque semaine',
    contact: 'Indiquer un contact',
    inviteMembers: 'Inviter les membres',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('Fait : '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [
      'Masquer',
      hidden(' ce qui reste à configurer'),
    ],
  },
  peopleWait: (count: number) =>
    plural(count, {
      0: 'Personne n’attend la validation',
      one: `${number(count)} personne attend la validation`,
      many: `${number(count)} de personnes attendent la validation`,
      other: `${number(count)} personnes attendent la validation`,
    }),
  syncWaits: 'Une synchronisation attend votre réponse',
  syncFailed: 'La dernière synchronisation a échoué',
  updatesWait: 'Des nouveautés attendent votre décision',
  backups: {
    failing: 'Les sauvegardes échouent',
    too_old: 'La dernière sauvegarde est trop ancienne',
    disk_nearly_full: 'Le disque des sauvegardes est presque plein',
  },
  newVersion: (version: string) => `La version ${version} est disponible`,
} satisfies Messages['tasks'];
