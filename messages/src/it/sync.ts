import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list, number, plural } from './language.ts';

/** "del 15 nov 2026", ma "dell’8 nov 2026". */
const ofDay = (time: string) => (/^(8|11)\b/.test(time) ? `dell’${time}` : `del ${time}`);

export default {
  title: 'Sincronizzi qui i dati',
  intro: 'Copia nell’app il calendario, gli elenchi di attività e il Drive da Google.',
  start: 'Sincronizza i dati',
  starting: 'Avvio…',
  confirm: {
    title: 'Conferma sincronizzazione',
    question: 'Sincronizzare i dati?',
  },
  loadFailed: 'Non è stato possibile caricare lo stato della sincronizzazione.',
  notConnected: <E>(link: (text: string) => E): Sentence<E> => [
    'Google non è ancora collegato. ',
    link('Colleghi Google nelle impostazioni'),
  ],
  held: <E>(link: (text: string) => E): Sentence<E> => [
    'I membri non sono stati avvisati di alcune modifiche, perché erano troppe. ',
    link('Decida nelle impostazioni'),
  ],
  version: (version: string) => `Assembly ${version}`,
  items: (count: number) =>
    plural(count, {
      0: 'vuoto',
      one: '1 elemento',
      many: `${number(count)} di elementi`,
      other: `${number(count)} elementi`,
    }),
  more: (count: number) => `e ${number(count)} in più`,
  untitled: 'Senza titolo',

  sources: 'Fonti',
  origins: {
    events: 'da Google Calendar',
    announcements: 'da Google Tasks',
    documents: 'da Google Drive',
  },
  neverSynced: 'Mai sincronizzato',
  lastSynced: (time: string) => `Ultima sincronizzazione: ${time}`,
  restoredBy: (name: string, time: string) =>
    `Versione precedente ripristinata da ${name}, ${time}`,
  states: {
    waiting: 'In attesa',
    reading: 'Lettura da Google',
    writing: 'Salvataggio',
    done: 'Completata',
    failed: 'Non riuscita',
    stopped: 'Fermata',
    interrupted: 'Interrotta',
  },
  progress: <E>(state: E, counts: string): Sentence<E> => [state, `: ${counts}`],
  problem: <E>(bold: (text: string) => E, state: string, error: string): Sentence<E> => [
    bold(`${state}.`),
    ` ${error}`,
  ],

  removals: {
    title: 'Sincronizzazione in pausa',
    text: 'Più della metà degli elementi, o degli eventi di un calendario, non è più in Google. Non è stato ancora rimosso nulla. Controlli l’elenco e confermi.',
    count: (source: string, count: number) => `${source} da rimuovere: ${number(count)}`,
    list: (source: string) => `${source} da rimuovere`,
    item: <E>(title: E, details: string[]): Sentence<E> => [
      title,
      ...details.map((detail) => `, ${detail}`),
    ],
    details: {
      times: (count: number) =>
        plural(count, {
          one: '1 volta',
          many: `${number(count)} di volte`,
          other: `${number(count)} volte`,
        }),
      folder: 'una cartella',
      folderIn: (folder: string) => `una cartella in ${folder}`,
      inside: (parent: string) => `in ${parent}`,
    },
    confirm: 'Rimuovi e sincronizza',
    items: {
      events: (count: number) =>
        plural(count, {
          one: '1 evento',
          many: `${number(count)} di eventi`,
          other: `${number(count)} eventi`,
        }),
      announcements: (count: number) =>
        plural(count, {
          one: '1 annuncio',
          many: `${number(count)} di annunci`,
          other: `${number(count)} annunci`,
        }),
      documents: (count: number) =>
        plural(count, {
          one: '1 documento',
          many: `${number(count)} di documenti`,
          other: `${number(count)} documenti`,
        }),
    },
    question: (items: string[]) => `Sincronizzare davvero i dati e rimuovere ${list(items)}?`,
    yes: 'Rimuovi e sincronizza',
  },

  connection: {
    title: 'Connessione',
    demo: 'Modalità demo: i dati provengono da un Google simulato su questo computer.',
    account: 'Account Google',
    accountUnknown: 'Non ancora noto',
    calendars: (count: number) =>
      plural(count, { 0: 'Calendario', one: 'Calendario', many: 'Calendari', other: 'Calendari' }),
    noCalendars: 'Nessuno scelto finora',
    signIn: 'Accesso a Google',
    signInStates: {
      refused: 'Rifiutato da Google',
      unreadable: 'Non leggibile da questo server',
      unused: 'Non ancora usato',
      used: (time: string, ago: string) => `In uso (${ago}: ${time})`,
    },
    schedule: 'Programmazione',
    noSchedule:
      'Nessuna. I dati vengono sincronizzati solo quando qualcuno avvia qui una sincronizzazione.',
    cron: <E>(expression: E): Sentence<E> => ['(cron: ', expression, ')'],
    nextAndCron: <E>(time: string, expression: E): Sentence<E> => [
      `Prossima sincronizzazione: ${time} (cron: `,
      expression,
      ')',
    ],
  },

  history: {
    title: 'Sincronizzazioni passate',
    nothing: 'Ancora nessuna sincronizzazione.',
    showFewer: 'Mostra meno',
    showAll: (count: number) => `Mostra tutte (${number(count)})`,
    run: (time: string, startedBy: string, outcome: string) => `${time}, ${startedBy}: ${outcome}`,
    startedBy: {
      person: (name: string) => `da ${name}`,
      schedule: 'automatica',
      command: 'da un comando sul server',
      demo: 'dalla demo',
    },
    outcomes: {
      running: 'in corso',
      done: 'completata',
      failed: 'non riuscita',
      partlyFailed: 'non riuscita in parte',
      interrupted: 'interrotta',
    },
    join: (items: string[]) => items.join(', '),
    counts: {
      added: (count: number) =>
        plural(count, {
          one: '1 aggiunto',
          many: `${number(count)} aggiunti`,
          other: `${number(count)} aggiunti`,
        }),
      changed: (count: number) =>
        plural(count, {
          one: '1 modificato',
          many: `${number(count)} modificati`,
          other: `${number(count)} modificati`,
        }),
      removed: (count: number) =>
        plural(count, {
          one: '1 rimosso',
          many: `${number(count)} rimossi`,
          other: `${number(count)} rimossi`,
        }),
      unchanged: (count: number) =>
        plural(count, {
          one: '1 invariato',
          many: `${number(count)} invariati`,
          other: `${number(count)} invariati`,
        }),
      skipped: (count: number) =>
        plural(count, {
          one: '1 saltato',
          many: `${number(count)} saltati`,
          other: `${number(count)} saltati`,
        }),
    },
    noChanges: 'nessuna modifica',
    summary: (parts: string[]) => parts.join('; '),
    unfinished: {
      waiting: (source: string) => `${source}: in attesa`,
      reading: (source: string) => `${source}: lettura da Google`,
      writing: (source: string) => `${source}: salvataggio`,
      failed: (source: string) => `${source}: non riuscita`,
      stopped: (source: string) => `${source}: fermata`,
      interrupted: (source: string) => `${source}: interrotta`,
    },
    sources: {
      waiting: (source: string) => `${source}: in attesa`,
      reading: (source: string) => `${source}: lettura da Google`,
      writing: (source: string) => `${source}: salvataggio`,
      done: (source: string) => `${source}: completata`,
      failed: (source: string) => `${source}: non riuscita`,
      stopped: (source: string) => `${source}: fermata`,
      interrupted: (source: string) => `${source}: interrotta`,
    },
    skipped: 'Saltati:',
    skippedItem: <E>(item: E, reason: string): Sentence<E> => [item, `: ${reason}`],
  },

  snapshots: {
    title: 'Versioni precedenti',
    text: 'Di ogni fonte si conservano le ultime tre versioni. Ripristinandone una, prima vengono salvati i dati attuali, così può annullare. La prossima sincronizzazione la sostituisce con i dati di Google.',
    loadFailed: 'Non è stato possibile caricare le versioni precedenti.',
    nothing: 'Ancora nessuna versione precedente.',
    snapshot: <E>(source: E, time: string, items: string): Sentence<E> => [
      source,
      ` (prima ${ofDay(time)}): ${items}`,
    ],
    restore: 'Ripristina',
    restoreOne: (source: string, time: string) => `Ripristina: ${source} (prima ${ofDay(time)})`,
    restoring: 'Ripristino in corso…',
    restored: 'Versione precedente ripristinata.',
    confirmTitle: 'Conferma ripristino',
    question: (source: string, time: string) =>
      `Ripristinare questa versione precedente? ${source} (prima ${ofDay(time)})`,
  },
} satisfies Messages['sync'];
