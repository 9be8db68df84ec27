import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  saveAndSync: 'Salvați și sincronizați acum',
  asking: 'Se întreabă Google…',
  nothingFound: 'Nu s-a găsit nimic în acest cont.',
  notInAccount: (id: string) => `${id} (nu este în acest cont)`,
  calendarsHint: 'Un eveniment care este în mai multe apare la cel pe care l-ați ales primul.',
  publicCalendars: 'Calendare publice ale altora',
  calendarMissing: 'Alegeți cel puțin un calendar.',
  keyMissing: 'Introduceți o cheie API.',
  listsHint: 'Membrii văd ca anunțuri sarcinile deschise din aceste liste.',
  allLists: 'Toate listele, și cele adăugate mai târziu',
  documents: 'Documente',
  wholeDrive: 'Afișați membrilor toate fișierele din acest Google Drive',
  noFolder: 'Niciunul: membrii nu văd documente',
  folderHint:
    'Membrii văd toate fișierele din el. Pentru un dosar aflat în altul, alegeți-l întâi pe cel exterior.',
  counting: 'Se numără fișierele…',
  files: (count: number) =>
    plural(count, {
      0: 'Membrii nu vor vedea încă niciun fișier.',
      one: 'Membrii vor vedea 1 fișier.',
      few: `Membrii vor vedea ${number(count)} fișiere.`,
      other: `Membrii vor vedea ${number(count)} de fișiere.`,
    }),
  filesAtLeast: (count: number) =>
    plural(count, {
      one: 'Membrii vor vedea cel puțin 1 fișier.',
      few: `Membrii vor vedea cel puțin ${number(count)} fișiere.`,
      other: `Membrii vor vedea cel puțin ${number(count)} de fișiere.`,
    }),
  filesMoreThan: (count: number) =>
    plural(count, {
      one: 'Membrii vor vedea mai mult de 1 fișier.',
      few: `Membrii vor vedea mai mult de ${number(count)} fișiere.`,
      other: `Membrii vor vedea mai mult de ${number(count)} de fișiere.`,
    }),
} satisfies Messages['whatToSync'];
