import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  untitled: '(Senza titolo)',
  timeUnknown: 'Ora non nota',
  allDay: 'tutto il giorno',
  allDayOn: (day: string) => `${day}, tutto il giorno`,

  reasons: {
    announcements: 'Riceve un’e-mail per ogni nuovo annuncio.',
    events:
      'Riceve un’e-mail quando un evento delle prossime due settimane viene annullato o spostato.',
    sermons: 'Riceve un’e-mail per ogni nuova registrazione.',
    signUps: 'Riceve un’e-mail per le nuove iscrizioni perché ha il ruolo di admin.',
    weekly: 'Riceve questa e-mail una volta alla settimana.',
  },
  counts: {
    announcements: (count: number) =>
      plural(count, {
        one: '1 nuovo annuncio',
        many: `${number(count)} di nuovi annunci`,
        other: `${number(count)} nuovi annunci`,
      }),
    events: (count: number) =>
      plural(count, {
        one: '1 evento annullato o spostato',
        many: `${number(count)} di eventi annullati o spostati`,
        other: `${number(count)} eventi annullati o spostati`,
      }),
    sermons: (count: number) =>
      plural(count, {
        one: '1 nuova registrazione',
        many: `${number(count)} di nuove registrazioni`,
        other: `${number(count)} nuove registrazioni`,
      }),
    signUps: (count: number) =>
      plural(count, {
        one: '1 nuova iscrizione',
        many: `${number(count)} di nuove iscrizioni`,
        other: `${number(count)} nuove iscrizioni`,
      }),
  },
  countAt: (what: string, assembly: string) => `${what} – ${assembly}`,
  titles: (titles: string[]) => titles.join(', '),
  andMore: (count: number) => `e ${number(count)} in più`,
  seeAll: 'Vedi tutto',
  readRest: 'Leggi il resto',

  announcement: {
    subject: (title: string) => `Annuncio: ${title}`,
    list: 'Elenco',
    due: 'Scadenza',
    open: 'Apri l’annuncio',
  },
  event: {
    canceledSubject: (title: string, times: string) => `Annullato: ${title}, ${times}`,
    movedSubject: (title: string, times: string) => `Spostato a ${times}: ${title}`,
    canceled: 'Questo evento è stato annullato.',
    moved: 'Questo evento ha un nuovo orario.',
    plannedFor: 'Previsto in origine',
    before: 'Prima',
    now: 'Ora',
    where: 'Dove',
    open: 'Apri l’evento',
    seeNext: 'Vedi i prossimi eventi',
    canceledAt: (times: string) => `Annullato: ${times}`,
    movedTo: (after: string, before: string) => `Spostato a ${after}. Prima: ${before}.`,
  },
  recording: {
    subject: (title: string) => `Nuova registrazione: ${title}`,
    folder: 'Cartella',
    listen: 'Ascolta',
    newIn: (folder: string) => `Nuova registrazione. ${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) =>
      plural(count, {
        one: `Nuova iscrizione – ${assembly}`,
        many: `${number(count)} di nuove iscrizioni – ${assembly}`,
        other: `${number(count)} nuove iscrizioni – ${assembly}`,
      }),
    signedUp: (name: string, email: string) =>
      `${name} (${email}) ha chiesto l’iscrizione e attende l’approvazione.`,
    later: 'Le altre iscrizioni vengono segnalate insieme, al massimo una volta all’ora.',
    sinceLast: (count: number) =>
      plural(count, {
        one: '1 nuova iscrizione dall’ultima e-mail sulle iscrizioni.',
        many: `${number(count)} di nuove iscrizioni dall’ultima e-mail sulle iscrizioni.`,
        other: `${number(count)} nuove iscrizioni dall’ultima e-mail sulle iscrizioni.`,
      }),
    approve: 'Approva o elimina',
    title: (count: number) =>
      plural(count, {
        one: 'Nuova iscrizione',
        many: `${number(count)} di nuove iscrizioni`,
        other: `${number(count)} nuove iscrizioni`,
      }),
    approveInApp: 'Può approvare o eliminare nell’app.',
  },
  weekly: 'E-mail settimanale',
} satisfies Messages['updates'];
