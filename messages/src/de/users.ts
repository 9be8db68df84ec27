import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list, number, plural } from './language.ts';

export default {
  title: 'Liste der Personen',
  search: 'Personen suchen',
  loading: 'Personen laden …',
  loadFailed: 'Die Personen konnten nicht geladen werden.',
  pages: 'Seiten der Personen',
  list: 'Personen',
  nothingFound: 'Keine Personen gefunden.',
  count: (count: number) => plural(count, { one: '1 Person', other: `${number(count)} Personen` }),
  found: (count: number) =>
    plural(count, { one: '1 Person gefunden', other: `${number(count)} Personen gefunden` }),
  downloadCsv: 'Als CSV herunterladen',
  told: (name: string) => `${name} hat eine E-Mail darüber bekommen.`,
  notTold: (names: string[]) =>
    `Es konnte keine E-Mail gesendet werden: Bitte informieren Sie selbst ${list(names)}.`,

  columns: {
    name: 'Name',
    email: 'E-Mail',
    role: 'Rolle',
    action: 'Aktion',
  },
  roles: {
    admin: 'Admin',
    user: 'Mitglied',
  },
  waiting: 'Wartet auf Freischaltung',
  you: 'Sie',
  ownAccount:
    'Bei Ihrem eigenen Konto geht das nicht. Bitten Sie eine andere Person mit Adminrechten.',
  notConfirmed: 'Adresse nicht bestätigt',
  signedUp: (date: string) => `Registriert am ${date}`,
  signedUpAndSeen: (date: string, ago: string) => `Registriert am ${date} · letzter Besuch ${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Freischalten',
      hidden(`: ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Details',
      hidden(`: ${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Löschen',
      hidden(`: ${name}`),
    ],
    more: (name: string) => `Weitere Aktionen für ${name}`,
  },

  delete: {
    title: 'Löschen bestätigen',
    question: (name: string) => `Möchten Sie das Konto von ${name} wirklich löschen?`,
    done: 'Das Konto wurde gelöscht.',
  },
  approve: {
    title: 'Freischalten bestätigen',
    question: (name: string) => `Möchten Sie ${name} wirklich freischalten?`,
    done: 'Das Konto wurde freigeschaltet.',
    notConfirmed:
      'Diese Person hat die Adresse noch nicht bestätigt. Man kann sich auch mit einer Adresse registrieren, die jemand anderem gehört.',
  },
  makeAdmin: {
    title: 'Adminrechte bestätigen',
    question: (name: string) => `Möchten Sie ${name} wirklich Adminrechte geben?`,
    yes: 'Adminrechte geben',
    done: 'Diese Person hat jetzt Adminrechte.',
  },
  removeAdmin: {
    title: 'Adminrechte bestätigen',
    question: (name: string) => `Möchten Sie ${name} die Adminrechte wirklich entziehen?`,
    yes: 'Rechte entziehen',
    done: 'Diese Person hat keine Adminrechte mehr.',
  },
  endSessions: {
    title: 'Abmelden bestätigen',
    question: (name: string) => `Möchten Sie ${name} wirklich überall abmelden?`,
    yes: 'Überall abmelden',
    done: 'Diese Person ist jetzt überall abgemeldet.',
  },

  approveSeveral: {
    title: 'Mehrere freischalten',
    approving: 'Freischalten …',
    text: 'Sie können sich dann anmelden und alles sehen, was Mitglieder sehen.',
    notConfirmed: '(Adresse nicht bestätigt)',
    approve: (count: number) =>
      plural(count, {
        one: '1 Person freischalten',
        other: `${number(count)} Personen freischalten`,
      }),
    done: (count: number) => `${number(count)} freigeschaltet.`,
    notApproved: (names: string[]) => `Nicht freigeschaltet: ${list(names)}.`,
  },

  details: {
    admin: {
      title: 'Adminrechte',
      text: 'Mit Adminrechten kann man Personen freischalten und löschen und die Daten abgleichen.',
      notYet: 'Schalten Sie diese Person zuerst frei. Dann können Sie ihr Adminrechte geben.',
      make: 'Adminrechte geben',
      remove: 'Adminrechte entziehen',
    },
    link: {
      title: 'Einmal-Link',
      text: 'Für Menschen, die keine E-Mails bekommen. Mit dem Link können sie ein neues Passwort wählen. Er funktioniert einmal und läuft nach einem Tag ab. Geben Sie ihn nur dieser Person.',
      create: 'Link erstellen',
    },
    logOut: {
      title: 'Telefon oder Computer verloren',
      text: 'Meldet diese Person auf allen Geräten ab. Sie kann sich mit ihrem Passwort wieder anmelden.',
      button: 'Überall abmelden',
    },
  },

  inviteTitle: 'Mitglieder einladen',
  activityTitle: 'Protokoll',
} satisfies Messages['users'];
