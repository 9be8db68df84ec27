import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    'Nu este setat niciun server de e-mail, așa că nu se trimit e-mailuri. Introduceți unul la ',
    link('E-mail'),
    '.',
  ],
  settingsTitle: 'Cum sunt înștiințați membrii',
  defaultNotSent:
    'Fără un e-mail săptămânal, membrii care nu au ales nimic nu primesc e-mailuri despre noutăți.',
  weekly: {
    notSent: 'Nu se trimite',
    time: 'Ora e-mailului săptămânal',
    title: 'E-mailul săptămânal',
    saveNote: 'Salvați propoziția',
    failed: 'E-mailul săptămânal nu s-a putut încărca.',
    next: (time: string) => `Următoarea trimitere: ${time}.`,
    nothing:
      'Acum nu ar avea nimic de spus și nu s-ar trimite: nu sunt evenimente în următoarele șapte zile, nici anunțuri noi sau care expiră curând, nici documente sau înregistrări noi.',
    now: <E>(subject: E): Sentence<E> => ['Iată ce ar spune acum. Subiect: ', subject],
    send: 'Trimiteți-mi e-mailul',
  },
  quietHours: {
    none: 'Fără ore de liniște',
    from: 'Ore de liniște de la',
    until: 'Ore de liniște până la',
  },

  title: 'Trimitere',
  failed: 'Trimiterile nu s-au putut încărca.',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('Ultimul e-mail nu s-a putut trimite.'),
    ' Motivul:',
  ],
  retrying: 'Încercăm în continuare timp de 24 de ore. Pot întârzia și alte e-mailuri.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(
      plural(count, {
        one: 'Netrimisă încă: 1 notificare.',
        few: `Netrimise încă: ${number(count)} notificări.`,
        other: `Netrimise încă: ${number(count)} de notificări.`,
      }),
    ),
    ' Trimiterea așteaptă sfârșitul orelor de liniște sau cel mult 10 minute după un mesaj anterior despre același element.',
  ],
  nothingSent: (days: number) =>
    plural(days, {
      one: 'Niciun e-mail sau mesaj push despre noutăți în ultima zi.',
      few: `Niciun e-mail sau mesaj push despre noutăți în ultimele ${number(days)} zile.`,
      other: `Niciun e-mail sau mesaj push despre noutăți în ultimele ${number(days)} de zile.`,
    }),
  counts: {
    title: (days: number) =>
      plural(days, {
        one: 'E-mailuri și mesaje push despre noutăți, în ultima zi:',
        few: `E-mailuri și mesaje push despre noutăți, în ultimele ${number(days)} zile:`,
        other: `E-mailuri și mesaje push despre noutăți, în ultimele ${number(days)} de zile:`,
      }),
    waiting: 'În așteptare',
    waitingSince: (count: number, since: string) =>
      plural(count, {
        one: `1, din ${since}`,
        few: `${number(count)}, cel mai vechi din ${since}`,
        other: `${number(count)}, cel mai vechi din ${since}`,
      }),
    sent: 'Trimise',
    failed: 'Eșuate',
  },
  failures: {
    title: (count: number) => `Eșecuri (${number(count)})`,
    titleOfLast: (count: number) => `Ultimele eșecuri (${number(count)})`,
    list: 'Eșecuri',
    email: (name: string, address: string) => `E-mail către ${name} (${address})`,
    push: (name: string, address: string) => `Mesaj push către ${name} (${address})`,
    attempts: (time: string, count: number) =>
      plural(count, {
        one: `${time}, 1 încercare`,
        few: `${time}, ${number(count)} încercări`,
        other: `${time}, ${number(count)} de încercări`,
      }),
  },
  held: {
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
    waiting: (what: string) => `Așteaptă decizia dumneavoastră: ${what}.`,
    reasons: {
      first: 'Din prima sincronizare. Membrii nu au fost înștiințați.',
      restored:
        'Dintr-o versiune anterioară restaurată. Poate că unii membri au fost deja înștiințați.',
      origin:
        'Contul, calendarul, lista de sarcini sau dosarul s-a schimbat. Membrii nu au fost înștiințați.',
      many: 'Au fost mai mult de 30 deodată. Membrii nu au fost înștiințați.',
    },
    more: (count: number) => `și încă ${number(count)}`,
    send: {
      label: 'Trimiteți',
      labelOf: (what: string) => `Trimiteți: ${what}`,
      title: 'Trimiterea unui rezumat',
      question: (what: string, people: number) =>
        plural(people, {
          0: 'Nimeni nu a activat e-mailuri imediate sau mesaje push pentru aceasta, așa că nimeni nu ar primi rezumatul. Îl trimiteți totuși?',
          one: `Trimiteți unei persoane un singur mesaj despre ${what}?`,
          few: `Trimiteți la ${number(people)} persoane un singur mesaj despre ${what}?`,
          other: `Trimiteți la ${number(people)} de persoane un singur mesaj despre ${what}?`,
        }),
      done: 'Rezumatul va fi trimis. În timpul orelor de liniște, așteaptă sfârșitul lor.',
    },
    drop: {
      label: 'Nu trimiteți',
      labelOf: (what: string) => `Nu trimiteți: ${what}`,
      title: 'Fără trimiterea unui rezumat',
      question: (what: string) =>
        `Membrii nu vor fi înștiințați despre ${what}, dar pot vedea totul în aplicație.`,
      done: 'Rezumatul nu va fi trimis.',
    },
  },
  paused: {
    title: 'Adrese în pauză',
    reason: 'Serverul de e-mail a respins aceste adrese de trei ori la rând.',
    since: (time: string) => `Din ${time}`,
    retry: 'Încercați din nou cu ele',
    resumed: 'La aceste adrese se trimit din nou e-mailuri.',
  },
} satisfies Messages['delivery'];
