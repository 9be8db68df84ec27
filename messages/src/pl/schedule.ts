import type { Messages } from '../catalog.ts';

export default {
  title: 'Kiedy synchronizować z Google',
  automatically: 'Synchronizuj automatycznie',
  byHand: 'Tylko po ręcznym uruchomieniu',
  hourly: 'Co godzinę',
  nightly: 'Co noc, o wybranej godzinie',
  advanced: 'Zaawansowane: wyrażenie cron',
  time: 'Godzina',
  cron: 'Wyrażenie cron',
  cronFields: 'Minuta, godzina, dzień miesiąca, miesiąc, dzień tygodnia.',
  invalid: 'Proszę wpisać wyrażenie cron, na przykład 0 5 * * *.',
  next: 'Następne synchronizacje',
  nextFailed: 'Nie udało się wczytać następnych synchronizacji.',
  never: 'Według tego harmonogramu synchronizacja nigdy nie nastąpi.',
} satisfies Messages['schedule'];
