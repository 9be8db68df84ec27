import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  untitled: '(Fără titlu)',
  timeUnknown: 'Ora nu este cunoscută',
  allDay: 'toată ziua',
  allDayOn: (day: string) => `${day}, toată ziua`,

  reasons: {
    announcements: 'Primiți un e-mail pentru fiecare anunț nou.',
    events:
      'Primiți un e-mail când un eveniment din următoarele două săptămâni este anulat sau mutat.',
    sermons: 'Primiți un e-mail pentru fiecare înregistrare nouă.',
    signUps: 'Primiți un e-mail despre înscrieri noi pentru că aveți rolul de administrator.',
    weekly: 'Primiți acest e-mail o dată pe săptămână.',
  },
  counts: {
    announcements: (count: number) =>
      plural(count, {
        one: '1 anunț nou',
        few: `${number(count)} anunțuri noi`,
        other: `${number(count)} de anunțuri noi`,
      }),
    events: (count: number) =>
      plural(count, {
        one: '1 eveniment anulat sau mutat',
        few: `${number(count)} evenimente anulate sau mutate`,
        other: `${number(count)} de evenimente anulate sau mutate`,
      }),
    sermons: (count: number) =>
      plural(count, {
        one: '1 înregistrare nouă',
        few: `${number(count)} înregistrări noi`,
        other: `${number(count)} de înregistrări noi`,
      }),
    signUps: (count: number) =>
      plural(count, {
        one: '1 înscriere nouă',
        few: `${number(count)} înscrieri noi`,
        other: `${number(count)} de înscrieri noi`,
      }),
  },
  countAt: (what: string, assembly: string) => `${what} – ${assembly}`,
  titles: (titles: string[]) => titles.join(', '),
  andMore: (count: number) => `și încă ${number(count)}`,
  seeAll: 'Vedeți tot',
  readRest: 'Citiți restul',

  announcement: {
    subject: (title: string) => `Anunț: ${title}`,
    list: 'Lista',
    due: 'Termen',
    open: 'Deschideți anunțul',
  },
  event: {
    canceledSubject: (title: string, times: string) => `Anulat: ${title}, ${times}`,
    movedSubject: (title: string, times: string) => `Mutat pe ${times}: ${title}`,
    canceled: 'Acest eveniment a fost anulat.',
    moved: 'Acest eveniment are o oră nouă.',
    plannedFor: 'Planificat inițial',
    before: 'Înainte',
    now: 'Acum',
    where: 'Unde',
    open: 'Deschideți evenimentul',
    seeNext: 'Vedeți următoarele evenimente',
    canceledAt: (times: string) => `Anulat: ${times}`,
    movedTo: (after: string, before: string) => `Mutat pe ${after}. Înainte: ${before}.`,
  },
  recording: {
    subject: (title: string) => `Înregistrare nouă: ${title}`,
    folder: 'Dosar',
    listen: 'Ascultați',
    newIn: (folder: string) => `Înregistrare nouă. ${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) =>
      plural(count, {
        one: `Înscriere nouă – ${assembly}`,
        few: `${number(count)} înscrieri noi – ${assembly}`,
        other: `${number(count)} de înscrieri noi – ${assembly}`,
      }),
    signedUp: (name: string, email: string) =>
      `${name} (${email}) s-a înscris și așteaptă aprobarea.`,
    later: 'Următoarele înscrieri se anunță împreună, cel mult o dată pe oră.',
    sinceLast: (count: number) =>
      plural(count, {
        one: '1 persoană s-a înscris de la ultimul e-mail despre înscrieri.',
        few: `${number(count)} persoane s-au înscris de la ultimul e-mail despre înscrieri.`,
        other: `${number(count)} de persoane s-au înscris de la ultimul e-mail despre înscrieri.`,
      }),
    approve: 'Aprobați sau ștergeți',
    title: (count: number) =>
      plural(count, {
        one: 'Înscriere nouă',
        few: `${number(count)} înscrieri noi`,
        other: `${number(count)} de înscrieri noi`,
      }),
    approveInApp: 'Puteți aproba sau șterge în aplicație.',
  },
  weekly: 'E-mail săptămânal',
} satisfies Messages['updates'];
