import type { Messages } from '../catalog.ts';

export default {
  assemblyName: {
    label: 'Numele bisericii',
    hint: 'Apare în partea de sus a fiecărei pagini și în e-mailuri.',
  },
  publicAddress: {
    label: 'Adresa publică',
    hint: 'Membrii deschid aplicația la această adresă, iar linkurile din e-mailuri duc la ea. O puteți schimba mai târziu în setări.',
    onlyLocal: 'Această adresă funcționează numai pe acest calculator.',
    insecure:
      'Fără https, alții din rețea pot citi parolele. Configurați un proxy care oferă https și introduceți adresa care începe cu https://. Google acceptă http numai pentru localhost.',
  },
  timeZone: {
    label: 'Fus orar',
    choose: 'Scrieți un oraș în engleză, de exemplu Bucharest, și alegeți din listă.',
    now: (time: string) => `Ora locală: ${time}.`,
  },
} satisfies Messages['assembly'];
