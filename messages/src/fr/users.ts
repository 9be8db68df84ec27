import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list, number, plural } from './language.ts';

export default {
  title: 'Liste des personnes',
  search: 'Rechercher une personne',
  loading: 'Chargement des personnes…',
  loadFailed: 'Les personnes n’ont pas pu être chargées.',
  pages: 'Pages des personnes',
  list: 'Personnes',
  nothingFound: 'Aucune personne trouvée.',
  count: (count: number) =>
    plural(count, {
      0: 'Aucune personne',
      one: `${number(count)} personne`,
      many: `${number(count)} de personnes`,
      other: `${number(count)} personnes`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Aucune personne trouvée',
      one: `${number(count)} personne trouvée`,
      many: `${number(count)} de personnes trouvées`,
      other: `${number(count)} personnes trouvées`,
    }),
  downloadCsv: 'Télécharger en CSV',
  told: (name: string) => `Un e-mail a été envoyé à ${name}.`,
  notTold: (names: string[]) =>
    `Aucun e-mail n’a pu être envoyé. À prévenir vous-même : ${list(names)}.`,

  columns: {
    name: 'Nom',
    email: 'E-mail',
    role: 'Rôle',
    action: 'Action',
  },
  roles: {
    admin: 'Admin',
    user: 'Membre',
  },
  waiting: 'En attente de validation',
  you: 'Vous',
  ownAccount:
    'Vous ne pouvez pas le faire sur votre propre compte. Demandez à une autre personne qui a les droits d’administration.',
  notConfirmed: 'Adresse non confirmée',
  signedUp: (date: string) => `Inscription le ${date}`,
  signedUpAndSeen: (date: string, ago: string) => `Inscription le ${date} · dernière visite ${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Valider',
      hidden(` : ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Détails',
      hidden(` : ${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Supprimer',
      hidden(` : ${name}`),
    ],
    more: (name: string) => `Autres actions pour ${name}`,
  },

  delete: {
    title: 'Confirmer la suppression',
    question: (name: string) => `Voulez-vous vraiment supprimer ce compte : ${name} ?`,
    done: 'Compte supprimé.',
  },
  approve: {
    title: 'Confirmer la validation',
    question: (name: string) => `Voulez-vous vraiment valider ce compte : ${name} ?`,
    done: 'Compte validé.',
    notConfirmed:
      'Cette personne n’a pas encore confirmé l’adresse. N’importe qui peut s’inscrire avec l’adresse de quelqu’un d’autre.',
  },
  makeAdmin: {
    title: 'Confirmer les droits',
    question: (name: string) =>
      `Voulez-vous vraiment donner les droits d’administration à ${name} ?`,
    yes: 'Donner les droits',
    done: 'Cette personne a maintenant les droits d’administration.',
  },
  removeAdmin: {
    title: 'Confirmer les droits',
    question: (name: string) =>
      `Voulez-vous vraiment retirer les droits d’administration à ${name} ?`,
    yes: 'Retirer les droits',
    done: 'Cette personne n’a plus les droits d’administration.',
  },
  endSessions: {
    title: 'Confirmer la déconnexion',
    question: (name: string) => `Voulez-vous vraiment déconnecter ${name} partout ?`,
    yes: 'Déconnecter partout',
    done: 'Cette personne est maintenant déconnectée partout.',
  },

  approveSeveral: {
    title: 'Valider plusieurs comptes',
    approving: 'Validation…',
    text: 'Ces personnes pourront alors se connecter et voir tout ce que voient les membres.',
    notConfirmed: '(adresse non confirmée)',
    approve: (count: number) =>
      plural(count, {
        one: `Valider ${number(count)} compte`,
        many: `Valider ${number(count)} de comptes`,
        other: `Valider ${number(count)} comptes`,
      }),
    done: (count: number) =>
      plural(count, {
        0: 'Aucun compte validé.',
        one: `${number(count)} compte validé.`,
        many: `${number(count)} de comptes validés.`,
        other: `${number(count)} comptes validés.`,
      }),
    notApproved: (names: string[]) => `Sans validation : ${list(names)}.`,
  },

  details: {
    admin: {
      title: 'Droits d’administration',
      text: 'Ces droits permettent de valider et de supprimer des comptes et de synchroniser les données.',
      notYet:
        'Validez d’abord ce compte. Vous pourrez ensuite lui donner les droits d’administration.',
      make: 'Donner les droits',
      remove: 'Retirer les droits',
    },
    link: {
      title: 'Lien à usage unique',
      text: 'Pour une personne qui ne reçoit pas d’e-mails. Le lien lui permet de choisir un nouveau mot de passe. Il fonctionne une fois et expire après un jour. Ne le donnez qu’à elle.',
      create: 'Créer un lien',
    },
    logOut: {
      title: 'Téléphone ou ordinateur perdu',
      text: 'Déconnecte cette personne de tous ses appareils. Elle peut se reconnecter avec son mot de passe.',
      button: 'Déconnecter partout',
    },
  },

  inviteTitle: 'Inviter les membres',
  activityTitle: 'Journal d’activité',
} satisfies Messages['users'];
