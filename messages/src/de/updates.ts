import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  untitled: '(Ohne Titel)',
  timeUnknown: 'Zeit nicht bekannt',
  allDay: 'ganztägig',
  allDayOn: (day: string) => `${day}, ganztägig`,

  reasons: {
    announcements: 'Sie bekommen eine E-Mail über jede neue Ankündigung.',
    events:
      'Sie bekommen eine E-Mail, wenn ein Termin der nächsten zwei Wochen abgesagt oder verschoben wird.',
    sermons: 'Sie bekommen eine E-Mail über jede neue Aufnahme.',
    signUps: 'Sie bekommen eine E-Mail über Registrierungen, weil Sie Adminrechte haben.',
    weekly: 'Sie bekommen diese E-Mail einmal in der Woche.',
  },
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
  countAt: (what: string, assembly: string) => `${assembly}: ${what}`,
  titles: (titles: string[]) => titles.join(', '),
  andMore: (count: number) => `und noch ${number(count)}`,
  seeAll: 'Alle ansehen',
  readRest: 'Weiterlesen',

  announcement: {
    subject: (title: string) => `Ankündigung: ${title}`,
    list: 'Liste',
    due: 'Bis',
    open: 'Ankündigung öffnen',
  },
  event: {
    canceledSubject: (title: string, times: string) => `Abgesagt: ${title}, ${times}`,
    movedSubject: (title: string, times: string) => `Verschoben: ${title}, jetzt ${times}`,
    canceled: 'Dieser Termin wurde abgesagt.',
    moved: 'Dieser Termin wurde verschoben.',
    plannedFor: 'Ursprünglich geplant',
    before: 'Vorher',
    now: 'Jetzt',
    where: 'Ort',
    open: 'Termin öffnen',
    seeNext: 'Nächste Termine ansehen',
    canceledAt: (times: string) => `Abgesagt: ${times}`,
    movedTo: (after: string, before: string) => `Verschoben. Jetzt: ${after}. Vorher: ${before}.`,
  },
  recording: {
    subject: (title: string) => `Neue Aufnahme: ${title}`,
    folder: 'Ordner',
    listen: 'Anhören',
    newIn: (folder: string) => `Neue Aufnahme. ${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) =>
      plural(count, {
        one: `${assembly}: neue Registrierung`,
        other: `${assembly}: ${number(count)} neue Registrierungen`,
      }),
    signedUp: (name: string, email: string) =>
      `${name} (${email}) hat sich registriert und wartet auf die Freischaltung.`,
    later: 'Weitere Registrierungen melden wir zusammen, höchstens einmal pro Stunde.',
    sinceLast: (count: number) =>
      plural(count, {
        one: 'Seit der letzten E-Mail über Registrierungen hat sich 1 Person registriert.',
        other: `Seit der letzten E-Mail über Registrierungen haben sich ${number(count)} Personen registriert.`,
      }),
    approve: 'Freischalten oder löschen',
    title: (count: number) =>
      plural(count, {
        one: 'Neue Registrierung',
        other: `${number(count)} neue Registrierungen`,
      }),
    approveInApp: 'In der App freischalten oder löschen.',
  },
  weekly: 'Wöchentliche E-Mail',
} satisfies Messages['updates'];
