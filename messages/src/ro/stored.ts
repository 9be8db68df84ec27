import type { Messages } from '../catalog.ts';

export default {
  laterEvents:
    'Ce este salvat pe acest telefon nu ajunge atât de departe. Conectați-vă la internet pentru a vedea mai mult.',
  noEvent:
    'Niciun eveniment găsit în ce este salvat pe acest telefon. Conectați-vă la internet pentru a vedea mai mult.',
  event:
    'Acest eveniment nu este salvat pe acest telefon. Conectați-vă la internet pentru a-l deschide.',
  eventGone: 'Acest eveniment nu mai este în calendar.',
  file: 'Acest fișier nu este în lista salvată pe acest telefon. Conectați-vă la internet pentru a căuta din nou.',
  folder:
    'Acest dosar nu este în lista salvată pe acest telefon. Conectați-vă la internet pentru a căuta din nou.',
} satisfies Messages['stored'];
