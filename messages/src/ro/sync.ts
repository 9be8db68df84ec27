import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list, number, plural } from './language.ts';

export default {
  title: 'Sincronizați datele aici',
  intro: 'Copiază în aplicație calendarul, listele de sarcini și Drive-ul din Google.',
  start: 'Sincronizați datele',
  starting: 'Se pornește…',
  confirm: {
    title: 'Confirmarea sincronizării',
    question: 'Sigur doriți să sincronizați datele?',
  },
  loadFailed: 'Starea sincronizării nu s-a putut încărca.',
  notConnected: <E>(link: (text: string) => E): Sentence<E> => [
    'Google nu este încă conectat. ',
    link('Conectați-l în setări'),
  ],
  held: <E>(link: (text: string) => E): Sentence<E> => [
    'Membrii nu au fost înștiințați despre unele modificări, pentru că erau prea multe. ',
    link('Decideți în setări'),
  ],
  version: (version: string) => `Assembly ${version}`,
  items: (count: number) =>
    plural(count, {
      0: 'gol',
      one: '1 element',
      few: `${number(count)} elemente`,
      other: `${number(count)} de elemente`,
    }),
  more: (count: number) => `și încă ${number(count)}`,
  untitled: 'Fără titlu',

  sources: 'Surse',
  origins: {
    events: 'din Google Calendar',
    announcements: 'din Google Tasks',
    documents: 'din Google Drive',
  },
  neverSynced: 'Niciodată sincronizat',
  lastSynced: (time: string) => `Ultima sincronizare pe ${time}`,
  restoredBy: (name: string, time: string) => `Versiune anterioară restaurată de ${name}, ${time}`,
  states: {
    waiting: 'În așteptare',
    reading: 'Se citește din Google',
    writing: 'Se salvează',
    done: 'Încheiată',
    failed: 'Eșuată',
    stopped: 'Oprită',
    interrupted: 'Întreruptă',
  },
  progress: <E>(state: E, counts: string): Sentence<E> => [state, `: ${counts}`],
  problem: <E>(bold: (text: string) => E, state: string, error: string): Sentence<E> => [
    bold(`${state}.`),
    ` ${error}`,
  ],

  removals: {
    title: 'Sincronizare în pauză',
    text: 'Mai mult de jumătate dintre elemente, sau dintre evenimentele unui calendar, nu mai sunt în Google. Încă nu s-a eliminat nimic. Verificați lista și confirmați.',
    count: (source: string, count: number) => `${source} de eliminat: ${number(count)}`,
    list: (source: string) => `${source} de eliminat`,
    item: <E>(title: E, details: string[]): Sentence<E> => [
      title,
      ...details.map((detail) => `, ${detail}`),
    ],
    details: {
      times: (count: number) =>
        plural(count, {
          one: 'o dată',
          few: `de ${number(count)} ori`,
          other: `de ${number(count)} de ori`,
        }),
      folder: 'un dosar',
      folderIn: (folder: string) => `un dosar în ${folder}`,
      inside: (parent: string) => `în ${parent}`,
    },
    confirm: 'Eliminați și sincronizați',
    items: {
      events: (count: number) =>
        plural(count, {
          one: '1 eveniment',
          few: `${number(count)} evenimente`,
          other: `${number(count)} de evenimente`,
        }),
      announcements: (count: number) =>
        plural(count, {
          one: '1 anunț',
          few: `${number(count)} anunțuri`,
          other: `${number(count)} de anunțuri`,
        }),
      documents: (count: number) =>
        plural(count, {
          one: '1 document',
          few: `${number(count)} documente`,
          other: `${number(count)} de documente`,
        }),
    },
    question: (items: string[]) =>
      `Sigur doriți să sincronizați datele și să eliminați ${list(items)}?`,
    yes: 'Eliminați și sincronizați',
  },

  connection: {
    title: 'Conexiune',
    demo: 'Mod demonstrativ: datele vin de la un Google simulat pe acest calculator.',
    account: 'Cont Google',
    accountUnknown: 'Încă necunoscut',
    calendars: (count: number) =>
      plural(count, { 0: 'Calendar', one: 'Calendar', few: 'Calendare', other: 'Calendare' }),
    noCalendars: 'Niciunul ales încă',
    signIn: 'Autentificare la Google',
    signInStates: {
      refused: 'Refuzată de Google',
      unreadable: 'Nu poate fi citită de acest server',
      unused: 'Nefolosită încă',
      used: (time: string, ago: string) => `Folosită din ${time} (${ago})`,
    },
    schedule: 'Program',
    noSchedule:
      'Fără program. Datele se sincronizează numai când cineva pornește aici o sincronizare.',
    cron: <E>(expression: E): Sentence<E> => ['(cron: ', expression, ')'],
    nextAndCron: <E>(time: string, expression: E): Sentence<E> => [
      `Următoarea sincronizare pe ${time} (cron: `,
      expression,
      ')',
    ],
  },

  history: {
    title: 'Istoricul sincronizărilor',
    nothing: 'Nicio sincronizare încă.',
    showFewer: 'Afișați mai puține',
    showAll: (count: number) => `Afișați toate (${number(count)})`,
    run: (time: string, startedBy: string, outcome: string) => `${time}, ${startedBy}: ${outcome}`,
    startedBy: {
      person: (name: string) => `de ${name}`,
      schedule: 'conform programului',
      command: 'printr-o comandă pe server',
      demo: 'de demonstrație',
    },
    outcomes: {
      running: 'în curs',
      done: 'încheiată',
      failed: 'eșuată',
      partlyFailed: 'eșuată în parte',
      interrupted: 'întreruptă',
    },
    join: (items: string[]) => items.join(', '),
    counts: {
      added: (count: number) =>
        plural(count, {
          one: '1 adăugat',
          few: `${number(count)} adăugate`,
          other: `${number(count)} adăugate`,
        }),
      changed: (count: number) =>
        plural(count, {
          one: '1 modificat',
          few: `${number(count)} modificate`,
          other: `${number(count)} modificate`,
        }),
      removed: (count: number) =>
        plural(count, {
          one: '1 eliminat',
          few: `${number(count)} eliminate`,
          other: `${number(count)} eliminate`,
        }),
      unchanged: (count: number) =>
        plural(count, {
          one: '1 nemodificat',
          few: `${number(count)} nemodificate`,
          other: `${number(count)} nemodificate`,
        }),
      skipped: (count: number) =>
        plural(count, {
          one: '1 omis',
          few: `${number(count)} omise`,
          other: `${number(count)} omise`,
        }),
    },
    noChanges: 'nicio modificare',
    summary: (parts: string[]) => parts.join('; '),
    unfinished: {
      waiting: (source: string) => `${source}: în așteptare`,
      reading: (source: string) => `${source}: se citește din Google`,
      writing: (source: string) => `${source}: se salvează`,
      failed: (source: string) => `${source}: eșuată`,
      stopped: (source: string) => `${source}: oprită`,
      interrupted: (source: string) => `${source}: întreruptă`,
    },
    sources: {
      waiting: (source: string) => `${source}: în așteptare`,
      reading: (source: string) => `${source}: se citește din Google`,
      writing: (source: string) => `${source}: se salvează`,
      done: (source: string) => `${source}: încheiată`,
      failed: (source: string) => `${source}: eșuată`,
      stopped: (source: string) => `${source}: oprită`,
      interrupted: (source: string) => `${source}: întreruptă`,
    },
    skipped: 'Omise:',
    skippedItem: <E>(item: E, reason: string): Sentence<E> => [item, `: ${reason}`],
  },

  snapshots: {
    title: 'Versiuni anterioare',
    text: 'Se păstrează ultimele trei versiuni ale fiecărei surse. La restaurarea uneia se salvează întâi datele actuale, așa că puteți reveni la ele. Următoarea sincronizare o înlocuiește cu datele din Google.',
    loadFailed: 'Versiunile anterioare nu s-au putut încărca.',
    nothing: 'Nicio versiune anterioară încă.',
    snapshot: <E>(source: E, time: string, items: string): Sentence<E> => [
      source,
      ` (dinainte de ${time}): ${items}`,
    ],
    restore: 'Restaurați',
    restoreOne: (source: string, time: string) => `Restaurați: ${source} (dinainte de ${time})`,
    restoring: 'Se restaurează versiunea anterioară…',
    restored: 'Versiunea anterioară a fost restaurată.',
    confirmTitle: 'Confirmarea restaurării',
    question: (source: string, time: string) =>
      `Sigur doriți să restaurați această versiune anterioară? ${source} (dinainte de ${time})`,
  },
} satisfies Messages['sync'];
