import type { Messages } from '../catalog.ts';

export default {
  title: 'Când se sincronizează din Google',
  automatically: 'Sincronizare automată',
  byHand: 'Numai la pornire manuală',
  hourly: 'În fiecare oră',
  nightly: 'În fiecare noapte, la ora aleasă',
  advanced: 'Avansat: o expresie cron',
  time: 'Ora',
  cron: 'Expresie cron',
  cronFields: 'Minut, oră, ziua din lună, lună, ziua din săptămână.',
  invalid: 'Introduceți o expresie cron, de exemplu 0 5 * * *.',
  next: 'Următoarele sincronizări',
  nextFailed: 'Următoarele sincronizări nu s-au putut încărca.',
  never: 'Acest program nu pornește niciodată.',
} satisfies Messages['schedule'];
