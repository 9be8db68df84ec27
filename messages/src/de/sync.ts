import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list, number, plural } from './language.ts';

export default {
  title: 'Daten hier abgleichen',
  intro: 'Übernimmt Kalender, Aufgabenlisten und Dateien von Google in die App.',
  start: 'Daten abgleichen',
  starting: 'Starten …',
  confirm: {
    title: 'Abgleich bestätigen',
    question: 'Möchten Sie die Daten wirklich abgleichen?',
  },
  loadFailed: 'Der Stand des Abgleichs konnte nicht geladen werden.',
  notConnected: <E>(link: (text: string) => E): Sentence<E> => [
    'Google ist noch nicht verbunden. ',
    link('In den Einstellungen verbinden'),
  ],
  held: <E>(link: (text: string) => E): Sentence<E> => [
    'Über manche Änderungen wurden die Mitglieder nicht benachrichtigt, weil es zu viele waren. ',
    link('In den Einstellungen entscheiden'),
  ],
  version: (version: string) => `Assembly ${version}`,
  items: (count: number) =>
    plural(count, { 0: 'leer', one: '1 Eintrag', other: `${number(count)} Einträge` }),
  more: (count: number) => `und noch ${number(count)}`,
  untitled: 'Ohne Titel',

  sources: 'Quellen',
  origins: {
    events: 'aus Google Kalender',
    announcements: 'aus Google Tasks',
    documents: 'aus Google Drive',
  },
  neverSynced: 'Noch nie abgeglichen',
  lastSynced: (time: string) => `Zuletzt abgeglichen am ${time}`,
  restoredBy: (name: string, time: string) =>
    `Früherer Stand wiederhergestellt von ${name}, ${time}`,
  states: {
    waiting: 'Wartet',
    reading: 'Liest von Google',
    writing: 'Speichert',
    done: 'Fertig',
    failed: 'Fehlgeschlagen',
    stopped: 'Angehalten',
    interrupted: 'Unterbrochen',
  },
  progress: <E>(state: E, counts: string): Sentence<E> => [state, `: ${counts}`],
  problem: <E>(bold: (text: string) => E, state: string, error: string): Sentence<E> => [
    bold(`${state}.`),
    ` ${error}`,
  ],

  removals: {
    title: 'Abgleich angehalten',
    text: 'Mehr als die Hälfte der Einträge, oder der Termine eines Kalenders, ist bei Google nicht mehr da. Noch wurde nichts entfernt. Sehen Sie die Liste durch und bestätigen Sie.',
    count: (source: string, count: number) => `${source}: ${number(count)} würden entfernt`,
    list: (source: string) => `${source}, die entfernt würden`,
    item: <E>(title: E, details: string[]): Sentence<E> => [
      title,
      ...details.map((detail) => `, ${detail}`),
    ],
    details: {
      times: (count: number) => `${number(count)}-mal`,
      folder: 'ein Ordner',
      folderIn: (folder: string) => `ein Ordner in „${folder}“`,
      inside: (parent: string) => `in „${parent}“`,
    },
    confirm: 'Entfernen und abgleichen',
    items: {
      events: (count: number) => `${number(count)} Termine`,
      announcements: (count: number) => `${number(count)} Ankündigungen`,
      documents: (count: number) => `${number(count)} Dokumente`,
    },
    question: (items: string[]) =>
      `Möchten Sie die Daten wirklich abgleichen und ${list(items)} entfernen?`,
    yes: 'Entfernen und abgleichen',
  },

  connection: {
    title: 'Verbindung',
    demo: 'Demo: Die Daten kommen von einem nachgebildeten Google auf diesem Computer.',
    account: 'Google-Konto',
    accountUnknown: 'Noch nicht bekannt',
    calendars: (_count: number) => 'Kalender',
    noCalendars: 'Noch keine gewählt',
    signIn: 'Google-Anmeldung',
    signInStates: {
      refused: 'Von Google abgelehnt',
      unreadable: 'Für diesen Server nicht lesbar',
      unused: 'Noch nicht benutzt',
      used: (time: string, ago: string) => `In Gebrauch seit dem ${time} (${ago})`,
    },
    schedule: 'Zeitplan',
    noSchedule: 'Keiner. Daten werden nur abgeglichen, wenn jemand es hier startet.',
    cron: <E>(expression: E): Sentence<E> => ['(Cron: ', expression, ')'],
    nextAndCron: <E>(time: string, expression: E): Sentence<E> => [
      `Nächster Abgleich: ${time} (Cron: `,
      expression,
      ')',
    ],
  },

  history: {
    title: 'Bisherige Abgleiche',
    nothing: 'Noch keine Abgleiche.',
    showFewer: 'Weniger zeigen',
    showAll: (count: number) => `Alle ${number(count)} zeigen`,
    run: (time: string, startedBy: string, outcome: string) => `${time}, ${startedBy}: ${outcome}`,
    startedBy: {
      person: (name: string) => `von ${name}`,
      schedule: 'nach Zeitplan',
      command: 'durch einen Befehl auf dem Server',
      demo: 'durch die Demo',
    },
    outcomes: {
      running: 'läuft',
      done: 'fertig',
      failed: 'fehlgeschlagen',
      partlyFailed: 'teilweise fehlgeschlagen',
      interrupted: 'unterbrochen',
    },
    join: (items: string[]) => items.join(', '),
    counts: {
      added: (count: number) => `${number(count)} hinzugefügt`,
      changed: (count: number) => `${number(count)} geändert`,
      removed: (count: number) => `${number(count)} entfernt`,
      unchanged: (count: number) => `${number(count)} unverändert`,
      skipped: (count: number) => `${number(count)} übersprungen`,
    },
    noChanges: 'keine Änderungen',
    summary: (parts: string[]) => parts.join('; '),
    unfinished: {
      waiting: (source: string) => `${source} warten`,
      reading: (source: string) => `${source} werden von Google gelesen`,
      writing: (source: string) => `${source} werden gespeichert`,
      failed: (source: string) => `${source} fehlgeschlagen`,
      stopped: (source: string) => `${source} angehalten`,
      interrupted: (source: string) => `${source} unterbrochen`,
    },
    sources: {
      waiting: (source: string) => `${source}: wartet`,
      reading: (source: string) => `${source}: liest von Google`,
      writing: (source: string) => `${source}: speichert`,
      done: (source: string) => `${source}: fertig`,
      failed: (source: string) => `${source}: fehlgeschlagen`,
      stopped: (source: string) => `${source}: angehalten`,
      interrupted: (source: string) => `${source}: unterbrochen`,
    },
    skipped: 'Übersprungen:',
    skippedItem: <E>(item: E, reason: string): Sentence<E> => [item, `: ${reason}`],
  },

  snapshots: {
    title: 'Frühere Stände',
    text: 'Von jeder Quelle werden die letzten drei Stände aufbewahrt. Vor dem Wiederherstellen werden die jetzigen Daten gesichert, Sie können es also rückgängig machen. Der nächste Abgleich ersetzt sie durch die Daten von Google.',
    loadFailed: 'Die früheren Stände konnten nicht geladen werden.',
    nothing: 'Noch keine früheren Stände.',
    snapshot: <E>(source: E, time: string, items: string): Sentence<E> => [
      source,
      `, Stand vor dem ${time}: ${items}`,
    ],
    restore: 'Wiederherstellen',
    restoreOne: (source: string, time: string) =>
      `${source} wiederherstellen, Stand vor dem ${time}`,
    restoring: 'Der frühere Stand wird wiederhergestellt …',
    restored: 'Früherer Stand wiederhergestellt.',
    confirmTitle: 'Wiederherstellen bestätigen',
    question: (source: string, time: string) =>
      `Möchten Sie ${source} wirklich wiederherstellen, auf den Stand vor dem ${time}?`,
  },
} satisfies Messages['sync'];
