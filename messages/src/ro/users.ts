import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Lista persoanelor',
  search: 'Căutați persoane',
  loading: 'Se încarcă persoanele…',
  loadFailed: 'Lista persoanelor nu s-a putut încărca.',
  pages: 'Paginile listei',
  list: 'Persoane',
  nothingFound: 'Nicio persoană găsită.',
  count: (count: number) =>
    plural(count, {
      0: 'Nicio persoană',
      one: '1 persoană',
      few: `${number(count)} persoane`,
      other: `${number(count)} de persoane`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Nicio persoană găsită',
      one: '1 persoană găsită',
      few: `${number(count)} persoane găsite`,
      other: `${number(count)} de persoane găsite`,
    }),
  downloadCsv: 'Descărcați ca CSV',
  told: (name: string) => `${name} a primit înștiințarea prin e-mail.`,
  notTold: (names: string[]) =>
    `Nu s-a putut trimite un e-mail. Anunțați personal: ${names.join(', ')}.`,

  columns: {
    name: 'Nume',
    email: 'E-mail',
    role: 'Rol',
    action: 'Acțiune',
  },
  roles: {
    admin: 'Admin',
    user: 'Utilizator',
  },
  waiting: 'Așteaptă aprobarea',
  you: 'Dvs.',
  ownAccount: 'Nu puteți face aceasta cu propriul cont. Rugați un alt administrator.',
  notConfirmed: 'Adresă neconfirmată',
  signedUp: (date: string) => `Înscriere pe ${date}`,
  signedUpAndSeen: (date: string, ago: string) => `Înscriere pe ${date} · ultima vizită ${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Aprobați',
      hidden(`: ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Detalii',
      hidden(`: ${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Ștergeți',
      hidden(`: ${name}`),
    ],
    more: (name: string) => `Alte acțiuni pentru ${name}`,
  },

  delete: {
    title: 'Confirmarea ștergerii',
    question: (name: string) => `Sigur doriți să ștergeți acest cont? ${name}`,
    done: 'Contul a fost șters.',
  },
  approve: {
    title: 'Confirmarea aprobării',
    question: (name: string) => `Sigur doriți să aprobați acest cont? ${name}`,
    done: 'Contul a fost aprobat.',
    notConfirmed:
      'Această persoană nu și-a confirmat încă adresa. Oricine se poate înscrie cu o adresă care aparține altcuiva.',
  },
  makeAdmin: {
    title: 'Rolul de administrator',
    question: (name: string) => `Sigur doriți ca ${name} să aibă rolul de administrator?`,
    yes: 'Acordați rolul',
    done: 'Această persoană are acum rolul de administrator.',
  },
  removeAdmin: {
    title: 'Rolul de administrator',
    question: (name: string) => `Sigur doriți ca ${name} să nu mai aibă rolul de administrator?`,
    yes: 'Retrageți rolul',
    done: 'Această persoană nu mai are rolul de administrator.',
  },
  endSessions: {
    title: 'Închiderea sesiunilor',
    question: (name: string) =>
      `Sigur doriți să închideți toate sesiunile pentru ${name}, pe toate dispozitivele?`,
    yes: 'Închideți sesiunile',
    done: 'Toate sesiunile acestei persoane au fost închise.',
  },

  approveSeveral: {
    title: 'Aprobați mai multe persoane',
    approving: 'Se aprobă…',
    text: 'Pot apoi să intre în cont și să vadă tot ce văd membrii.',
    notConfirmed: '(adresă neconfirmată)',
    approve: (count: number) =>
      plural(count, {
        one: 'Aprobați 1 persoană',
        few: `Aprobați ${number(count)} persoane`,
        other: `Aprobați ${number(count)} de persoane`,
      }),
    done: (count: number) =>
      plural(count, {
        0: 'Nicio persoană aprobată.',
        one: '1 persoană aprobată.',
        few: `${number(count)} persoane aprobate.`,
        other: `${number(count)} de persoane aprobate.`,
      }),
    notApproved: (names: string[]) => `Fără aprobare: ${names.join(', ')}.`,
  },

  details: {
    admin: {
      title: 'Administrator',
      text: 'Administratorii pot aproba și șterge persoane și pot sincroniza datele.',
      notYet: 'Aprobați întâi această persoană. Apoi îi puteți acorda rolul de administrator.',
      make: 'Acordați rolul de administrator',
      remove: 'Retrageți rolul de administrator',
    },
    link: {
      title: 'Link de unică folosință',
      text: 'Pentru cineva care nu primește e-mailuri. Cu acest link, persoana poate alege o parolă nouă. Funcționează o singură dată și expiră după o zi. Dați-l numai acestei persoane.',
      create: 'Creați un link',
    },
    logOut: {
      title: 'Telefon sau calculator pierdut',
      text: 'Scoate această persoană din cont pe toate dispozitivele. Poate intra din nou cu parola ei.',
      button: 'Închideți toate sesiunile',
    },
  },
  inviteTitle: 'Invitați membri',
  activityTitle: 'Jurnal de activitate',
} satisfies Messages['users'];
