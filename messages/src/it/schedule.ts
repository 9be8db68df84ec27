import type { Messages } from '../catalog.ts';

export default {
  title: 'Quando sincronizzare da Google',
  automatically: 'Sincronizza automaticamente',
  byHand: 'Solo se avviata a mano',
  hourly: 'Ogni ora',
  nightly: 'Ogni notte, all’ora scelta',
  advanced: 'Avanzato: un’espressione cron',
  time: 'Ora',
  cron: 'Espressione cron',
  cronFields: 'Minuto, ora, giorno del mese, mese, giorno della settimana.',
  invalid: 'Inserisca un’espressione cron, per esempio 0 5 * * *.',
  next: 'Prossime sincronizzazioni',
  nextFailed: 'Non è stato possibile caricare le prossime sincronizzazioni.',
  never: 'Questa programmazione non scatta mai.',
} satisfies Messages['schedule'];
