import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    'Es ist kein Mailserver eingetragen, deshalb werden keine E-Mails verschickt. Tragen Sie einen ein unter ',
    link('E-Mail'),
    '.',
  ],
  settingsTitle: 'Wie Mitglieder benachrichtigt werden',
  defaultNotSent:
    'Ohne wöchentliche E-Mail bekommen Mitglieder, die nichts gewählt haben, keine E-Mails über Neues.',
  weekly: {
    notSent: 'Wird nicht verschickt',
    time: 'Uhrzeit der wöchentlichen E-Mail',
    title: 'Die wöchentliche E-Mail',
    saveNote: 'Satz speichern',
    failed: 'Die wöchentliche E-Mail konnte nicht geladen werden.',
    next: (time: string) => `Sie wird das nächste Mal am ${time} verschickt.`,
    nothing:
      'Im Moment hätte sie nichts zu sagen und würde nicht verschickt: Es gibt keine Termine in den nächsten sieben Tagen, keine Ankündigungen, die neu sind oder bald enden, und keine neuen Dokumente oder Aufnahmen.',
    now: <E>(subject: E): Sentence<E> => ['So würde sie jetzt aussehen. Betreff: ', subject],
    send: 'An mich senden',
  },
  quietHours: {
    none: 'Keine Ruhezeit',
    from: 'Ruhezeit von',
    until: 'Ruhezeit bis',
  },

  title: 'Versand',
  failed: 'Die Angaben zum Versand konnten nicht geladen werden.',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('Die letzte E-Mail konnte nicht gesendet werden.'),
    ' Der Grund:',
  ],
  retrying: 'Wir versuchen es 24 Stunden lang weiter. Auch andere E-Mails können sich verzögern.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(
      plural(count, {
        one: 'Noch nicht gesendet: 1 Benachrichtigung.',
        other: `Noch nicht gesendet: ${number(count)} Benachrichtigungen.`,
      }),
    ),
    ' Der Versand wartet, bis die Ruhezeit endet, oder bis zu 10 Minuten nach einer früheren Nachricht über denselben Eintrag.',
  ],
  nothingSent: (days: number) =>
    `Keine E-Mail oder Push-Nachricht über Neues in den letzten ${number(days)} Tagen.`,
  counts: {
    title: (days: number) =>
      `E-Mails und Push-Nachrichten über Neues in den letzten ${number(days)} Tagen:`,
    waiting: 'Ausstehend',
    waitingSince: (count: number, since: string) =>
      `${number(count)}, die älteste seit dem ${since}`,
    sent: 'Gesendet',
    failed: 'Fehlgeschlagen',
  },
  failures: {
    title: (count: number) => `Fehler (${number(count)})`,
    titleOfLast: (count: number) => `Die letzten Fehler (${number(count)})`,
    list: 'Fehler',
    email: (name: string, address: string) => `E-Mail an ${name} (${address})`,
    push: (name: string, address: string) => `Push-Nachricht an ${name} (${address})`,
    attempts: (time: string, count: number) =>
      plural(count, {
        one: `${time}, 1 Versuch`,
        other: `${time}, ${number(count)} Versuche`,
      }),
  },
  held: {
    counts: {
      announcements: (count: number) =>
        plural(count, { one: '1 neue Ankündigung', other: `${number(count)} neue Ankündigungen` }),
      events: (count: number) =>
        plural(count, {
          one: '1 abgesagter oder verschobener Termin',
          other: `${number(count)} abgesagte oder verschobene Termine`,
        }),
      sermons: (count: number) =>
        plural(count, { one: '1 neue Aufnahme', other: `${number(count)} neue Aufnahmen` }),
      signUps: (count: number) =>
        plural(count, {
          one: '1 neue Registrierung',
          other: `${number(count)} neue Registrierungen`,
        }),
    },
    waiting: (what: string) => `Das wartet auf Ihre Entscheidung: ${what}.`,
    reasons: {
      first: 'Vom ersten Abgleich gefunden. Die Mitglieder wurden nicht benachrichtigt.',
      restored:
        'Aus einem wiederhergestellten früheren Stand. Manche Mitglieder wurden vielleicht schon benachrichtigt.',
      origin:
        'Das Konto, der Kalender, die Aufgabenliste oder der Ordner hat gewechselt. Die Mitglieder wurden nicht benachrichtigt.',
      many: 'Es waren mehr als 30 auf einmal. Die Mitglieder wurden nicht benachrichtigt.',
    },
    more: (count: number) => `und noch ${number(count)}`,
    send: {
      label: 'Senden',
      labelOf: (what: string) => `Senden: ${what}`,
      title: 'Zusammenfassung senden',
      question: (what: string, people: number) =>
        plural(people, {
          0: 'Niemand hat dafür sofortige E-Mails oder Push-Nachrichten eingeschaltet, also würde niemand die Zusammenfassung bekommen. Trotzdem senden?',
          one: `Eine Nachricht (${what}) an 1 Person senden?`,
          other: `Eine Nachricht (${what}) an ${number(people)} Personen senden?`,
        }),
      done: 'Die Zusammenfassung wird gesendet. Während der Ruhezeit wartet sie, bis diese endet.',
    },
    drop: {
      label: 'Nicht senden',
      labelOf: (what: string) => `Nicht senden: ${what}`,
      title: 'Keine Zusammenfassung senden',
      question: (what: string) =>
        `Die Mitglieder werden hierüber nicht benachrichtigt: ${what}. In der App sehen sie es trotzdem.`,
      done: 'Die Zusammenfassung wird nicht gesendet.',
    },
  },
  paused: {
    title: 'Pausierte Adressen',
    reason: 'Der Mailserver hat diese Adressen dreimal hintereinander abgewiesen.',
    since: (time: string) => `Seit dem ${time}`,
    retry: 'Wieder versuchen',
    resumed: 'An diese Adressen werden wieder E-Mails verschickt.',
  },
} satisfies Messages['delivery'];
