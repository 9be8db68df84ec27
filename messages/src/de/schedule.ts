import type { Messages } from '../catalog.ts';

export default {
  title: 'Wann mit Google abgeglichen wird',
  automatically: 'Automatisch abgleichen',
  byHand: 'Nur von Hand',
  hourly: 'Jede Stunde',
  nightly: 'Jede Nacht, zu einer Uhrzeit Ihrer Wahl',
  advanced: 'Für Fortgeschrittene: ein Cron-Ausdruck',
  time: 'Uhrzeit',
  cron: 'Cron-Ausdruck',
  cronFields: 'Minute, Stunde, Tag des Monats, Monat, Wochentag.',
  invalid: 'Geben Sie einen Cron-Ausdruck wie 0 5 * * * ein.',
  next: 'Nächste Abgleiche',
  nextFailed: 'Die nächsten Abgleiche konnten nicht geladen werden.',
  never: 'Nach diesem Zeitplan wird nie abgeglichen.',
} satisfies Messages['schedule'];
