import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    'Aucun serveur de messagerie n’est défini, donc aucun e-mail n’est envoyé. Indiquez-en un sous ',
    link('E-mail'),
    '.',
  ],
  settingsTitle: 'Comment les membres sont informés',
  defaultNotSent:
    'Sans e-mail hebdomadaire, les membres qui n’ont rien choisi ne reçoivent aucun e-mail sur les nouveautés.',
  weekly: {
    notSent: 'Pas d’envoi',
    time: 'Heure de l’e-mail hebdomadaire',
    title: 'L’e-mail hebdomadaire',
    saveNote: 'Enregistrer la phrase',
    failed: 'L’e-mail hebdomadaire n’a pas pu être chargé.',
    next: (time: string) => `Prochain envoi : ${time}.`,
    nothing:
      'Pour l’instant, il n’aurait rien à dire et ne serait pas envoyé : il n’y a ni événement dans les sept prochains jours, ni annonce nouvelle ou bientôt terminée, ni nouveau document ou enregistrement.',
    now: <E>(subject: E): Sentence<E> => ['Voici ce qu’il dirait maintenant. Objet : ', subject],
    send: 'Me l’envoyer',
  },
  quietHours: {
    none: 'Pas d’heures de silence',
    from: 'Silence à partir de',
    until: 'Silence jusqu’à',
  },

  title: 'Envois',
  failed: 'Les envois n’ont pas pu être chargés.',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('Le dernier e-mail n’a pas pu être envoyé.'),
    ' La raison :',
  ],
  retrying: 'Nous réessayons pendant 24 heures. D’autres e-mails peuvent aussi avoir du retard.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(
      plural(count, {
        one: `Pas encore envoyé : ${number(count)} notification.`,
        many: `Pas encore envoyé : ${number(count)} de notifications.`,
        other: `Pas encore envoyé : ${number(count)} notifications.`,
      }),
    ),
    ' L’envoi attend la fin des heures de silence, ou jusqu’à 10 minutes après un message précédent sur le même élément.',
  ],
  nothingSent: (days: number) =>
    `Aucun e-mail ni message push sur les nouveautés ces ${number(days)} derniers jours.`,
  counts: {
    title: (days: number) =>
      `E-mails et messages push sur les nouveautés, ces ${number(days)} derniers jours :`,
    waiting: 'En attente',
    waitingSince: (count: number, since: string) =>
      `${number(count)}, le plus ancien depuis le ${since}`,
    sent: 'Envoyés',
    failed: 'Échecs',
  },
  failures: {
    title: (count: number) => `Échecs (${number(count)})`,
    titleOfLast: (count: number) => `Les derniers échecs (${number(count)})`,
    list: 'Échecs',
    email: (name: string, address: string) => `E-mail à ${name} (${address})`,
    push: (name: string, address: string) => `Message push à ${name} (${address})`,
    attempts: (time: string, count: number) =>
      plural(count, {
        one: `${time}, ${number(count)} essai`,
        many: `${time}, ${number(count)} d’essais`,
        other: `${time}, ${number(count)} essais`,
      }),
  },
  held: {
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
    waiting: (what: string) => `En attente de votre décision : ${what}.`,
    reasons: {
      first: 'Issus de la première synchronisation. Les membres n’ont pas été informés.',
      restored:
        'Issus d’une version antérieure restaurée. Certains membres ont peut-être déjà été informés.',
      origin:
        'Le compte, l’agenda, la liste de tâches ou le dossier a changé. Les membres n’ont pas été informés.',
      many: 'Il y en avait plus de 30 à la fois. Les membres n’ont pas été informés.',
    },
    more: (count: number) => `et ${number(count)} de plus`,
    send: {
      label: 'Envoyer',
      labelOf: (what: string) => `Envoyer : ${what}`,
      title: 'Envoyer un résumé',
      question: (what: string, people: number) =>
        plural(people, {
          0: 'Personne n’a activé les e-mails immédiats ni les messages push pour cela, donc personne ne recevrait le résumé. L’envoyer quand même ?',
          one: `Envoyer un message (${what}) à ${number(people)} personne ?`,
          many: `Envoyer un message (${what}) à ${number(people)} de personnes ?`,
          other: `Envoyer un message (${what}) à ${number(people)} personnes ?`,
        }),
      done: 'Le résumé sera envoyé. Pendant les heures de silence, il attend qu’elles se terminent.',
    },
    drop: {
      label: 'Ne pas envoyer',
      labelOf: (what: string) => `Ne pas envoyer : ${what}`,
      title: 'Ne pas envoyer de résumé',
      question: (what: string) =>
        `Les membres n’en seront pas informés : ${what}. Dans l’application, ils le verront quand même.`,
      done: 'Le résumé ne sera pas envoyé.',
    },
  },
  paused: {
    title: 'Adresses en pause',
    reason: 'Le serveur de messagerie a refusé ces adresses trois fois de suite.',
    since: (time: string) => `Depuis le ${time}`,
    retry: 'Réessayer avec elles',
    resumed: 'Des e-mails sont de nouveau envoyés à ces adresses.',
  },
} satisfies Messages['delivery'];
