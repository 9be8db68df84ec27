import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  untitled: '(Sans titre)',
  timeUnknown: 'Heure inconnue',
  allDay: 'toute la journée',
  allDayOn: (day: string) => `${day}, toute la journée`,

  reasons: {
    announcements: 'Vous recevez un e-mail pour chaque nouvelle annonce.',
    events:
      'Vous recevez un e-mail quand un événement des deux prochaines semaines est annulé ou déplacé.',
    sermons: 'Vous recevez un e-mail pour chaque nouvel enregistrement.',
    signUps:
      'Vous recevez un e-mail pour les inscriptions, car vous avez les droits d’administration.',
    weekly: 'Vous recevez cet e-mail une fois par semaine.',
  },
  counts: {
    announcements: (count: number) =>
      plural(count, {
        one: `${number(count)} nouvelle annonce`,
        many: `${number(count)} de nouvelles annonces`,
        other: `${number(count)} nouvelles annonces`,
      }),
    events: (count: number) =>
      plural(count, {
        one: `${number(count)} événement annulé ou déplacé`,
        many: `${number(count)} d’événements annulés ou déplacés`,
        other: `${number(count)} événements annulés ou déplacés`,
      }),
    sermons: (count: number) =>
      plural(count, {
        one: `${number(count)} nouvel enregistrement`,
        many: `${number(count)} de nouveaux enregistrements`,
        other: `${number(count)} nouveaux enregistrements`,
      }),
    signUps: (count: number) =>
      plural(count, {
        one: `${number(count)} nouvelle inscription`,
        many: `${number(count)} de nouvelles inscriptions`,
        other: `${number(count)} nouvelles inscriptions`,
      }),
  },
  countAt: (what: string, assembly: string) => `${assembly} : ${what}`,
  titles: (titles: string[]) => titles.join(', '),
  andMore: (count: number) => `et ${number(count)} de plus`,
  seeAll: 'Tout voir',
  readRest: 'Lire la suite',

  announcement: {
    subject: (title: string) => `Annonce : ${title}`,
    list: 'Liste',
    due: 'Échéance',
    open: 'Ouvrir l’annonce',
  },
  event: {
    canceledSubject: (title: string, times: string) => `Annulé : ${title}, ${times}`,
    movedSubject: (title: string, times: string) => `Déplacé : ${title}, maintenant ${times}`,
    canceled: 'Cet événement a été annulé.',
    moved: 'Cet événement a été déplacé.',
    plannedFor: 'Initialement prévu',
    before: 'Avant',
    now: 'Maintenant',
    where: 'Lieu',
    open: 'Ouvrir l’événement',
    seeNext: 'Voir les prochains événements',
    canceledAt: (times: string) => `Annulé : ${times}`,
    movedTo: (after: string, before: string) =>
      `Déplacé. Maintenant : ${after}. Avant : ${before}.`,
  },
  recording: {
    subject: (title: string) => `Nouvel enregistrement : ${title}`,
    folder: 'Dossier',
    listen: 'Écouter',
    newIn: (folder: string) => `Nouvel enregistrement. ${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) =>
      plural(count, {
        one: `${assembly} : nouvelle inscription`,
        many: `${assembly} : ${number(count)} de nouvelles inscriptions`,
        other: `${assembly} : ${number(count)} nouvelles inscriptions`,
      }),
    signedUp: (name: string, email: string) =>
      `${name} (${email}) a créé un compte et attend sa validation.`,
    later: 'Les inscriptions suivantes sont annoncées ensemble, au plus une fois par heure.',
    sinceLast: (count: number) =>
      plural(count, {
        one: `${number(count)} personne s’est inscrite depuis le dernier e-mail sur les inscriptions.`,
        many: `${number(count)} de personnes se sont inscrites depuis le dernier e-mail sur les inscriptions.`,
        other: `${number(count)} personnes se sont inscrites depuis le dernier e-mail sur les inscriptions.`,
      }),
    approve: 'Valider ou supprimer',
    title: (count: number) =>
      plural(count, {
        one: 'Nouvelle inscription',
        many: `${number(count)} de nouvelles inscriptions`,
        other: `${number(count)} nouvelles inscriptions`,
      }),
    approveInApp: 'À valider ou à supprimer dans l’application.',
  },
  weekly: 'E-mail hebdomadaire',
} satisfies Messages['updates'];
