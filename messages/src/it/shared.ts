import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  back: 'Indietro',
  cancel: 'Annulla',
  close: 'Chiudi',
  no: 'No',
  save: 'Salva',
  saving: 'Salvataggio…',
  yes: 'Sì',
  announcementsFailed: 'Non è stato possibile caricare gli annunci.',

  leaving: 'Apertura di Google…',
  connectSource: 'Collega una fonte',
  nothingYet: 'Qui non c’è ancora nulla',
  sources: { events: 'Eventi', announcements: 'Annunci', documents: 'Documenti' },

  share: 'Condividi',
  shareItem: (title: string) => `Condividi: ${title}`,
  link: 'Link',
  copy: 'Copia',
  copyItem: (name: string) => `Copia: ${name}`,
  copied: (name: string) => `Copiato: ${name}.`,
  notCopied: (_name: string) =>
    'Non è stato possibile copiare. Il testo è selezionato: prema Ctrl+C.',

  language: {
    label: 'Lingua',
    notChanged: 'Non è stato possibile cambiare la lingua. Riprovi.',
  },

  justNow: 'proprio ora',
  untilToday: 'fino a oggi',
  untilTomorrow: 'fino a domani',
  until: (day: string) => {
    if (/^(8|11)\b/.test(day)) return `fino all’${day}`;
    return /^\d/.test(day) ? `fino al ${day}` : `fino a ${day}`;
  },
  weekdayAt: (weekday: string, time: string) =>
    time.startsWith('1:') ? `${weekday} all’${time}` : `${weekday} alle ${time}`,
  badge: {
    newItems: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(plural(count, { one: ' nuovo', many: ' nuovi', other: ' nuovi' })),
    ],
    waiting: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(' in attesa di approvazione'),
    ],
  },
  newMark: 'Novità',

  needsConnection: (why: string) => `${why} Per questo serve una connessione.`,
  newAnnouncements: (count: number) =>
    plural(count, {
      0: 'Nessun nuovo annuncio',
      one: '1 nuovo annuncio',
      many: `${number(count)} di nuovi annunci`,
      other: `${number(count)} nuovi annunci`,
    }),

  pager: {
    previous: 'Precedente',
    next: 'Successiva',
    page: (page: number) => `Pagina ${number(page)}`,
    position: (page: number, count: number) => `Pagina ${number(page)} di ${number(count)}`,
  },
} satisfies Messages['shared'];
