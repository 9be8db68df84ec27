import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  back: 'Înapoi',
  cancel: 'Anulați',
  close: 'Închideți',
  no: 'Nu',
  save: 'Salvați',
  saving: 'Se salvează…',
  yes: 'Da',
  announcementsFailed: 'Anunțurile nu s-au putut încărca.',

  leaving: 'Se deschide Google…',
  connectSource: 'Conectați o sursă',
  nothingYet: 'Aici nu este încă nimic',
  sources: { events: 'Evenimente', announcements: 'Anunțuri', documents: 'Documente' },

  share: 'Distribuiți',
  shareItem: (title: string) => `Distribuiți: ${title}`,
  link: 'Linkul',
  copy: 'Copiați',
  copyItem: (name: string) => `Copiați: ${name}`,
  copied: (name: string) => `S-a copiat: ${name}.`,
  notCopied: (_name: string) => 'Nu s-a putut copia. Textul este selectat: apăsați Ctrl+C.',

  language: {
    label: 'Limbă',
    notChanged: 'Limba nu s-a putut schimba. Încercați din nou.',
  },

  justNow: 'chiar acum',
  untilToday: 'până astăzi',
  untilTomorrow: 'până mâine',
  until: (day: string) => (/^\d/.test(day) ? `până pe ${day}` : `până ${day}`),
  weekdayAt: (weekday: string, time: string) => `${weekday} la ${time}`,
  badge: {
    newItems: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(plural(count, { one: ' nou', few: ' noi', other: ' noi' })),
    ],
    waiting: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(
        plural(count, {
          one: ' persoană așteaptă aprobarea',
          few: ' persoane așteaptă aprobarea',
          other: ' de persoane așteaptă aprobarea',
        }),
      ),
    ],
  },
  newMark: 'Nou',

  needsConnection: (why: string) => `${why} Pentru aceasta este nevoie de conexiune.`,
  newAnnouncements: (count: number) =>
    plural(count, {
      0: 'Niciun anunț nou',
      one: '1 anunț nou',
      few: `${number(count)} anunțuri noi`,
      other: `${number(count)} de anunțuri noi`,
    }),

  pager: {
    previous: 'Înapoi',
    next: 'Înainte',
    page: (page: number) => `Pagina ${number(page)}`,
    position: (page: number, count: number) => `Pagina ${number(page)} din ${number(count)}`,
  },
} satisfies Messages['shared'];
