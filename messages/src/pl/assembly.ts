import type { Messages } from '../catalog.ts';

export default {
  assemblyName: {
    label: 'Nazwa wspólnoty',
    hint: 'Widoczna u góry każdej strony i w e-mailach.',
  },
  publicAddress: {
    label: 'Adres publiczny',
    hint: 'Pod tym adresem członkowie otwierają aplikację wspólnoty i do niego prowadzą linki w e-mailach. Można go później zmienić w ustawieniach.',
    onlyLocal: 'Ten adres działa tylko na tym komputerze.',
    insecure:
      'Bez https inne osoby w sieci mogą odczytać hasła. Należy skonfigurować serwer proxy, który obsługuje https, i wpisać adres zaczynający się od https://. Google akceptuje http tylko dla localhost.',
  },
  timeZone: {
    label: 'Strefa czasowa',
    choose: 'Proszę wpisać miasto po angielsku, na przykład Warsaw, i wybrać z listy.',
    now: (time: string) => `Teraz jest tam ${time}.`,
  },
} satisfies Messages['assembly'];
