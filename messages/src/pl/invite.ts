import type { Messages } from '../catalog.ts';

export default {
  text: 'Ten adres można wysłać, a kod QR wydrukować na tablicę ogłoszeń. Nowe osoby rejestrują się tam i czekają na zatwierdzenie.',
  loadFailed: 'Nie udało się wczytać adresu.',
  address: 'Adres',
  code: 'Kod QR z adresem',
  print: 'Drukuj',
  poster:
    'Wydarzenia, ogłoszenia i kazania w telefonie. Aby się zarejestrować, wystarczy zeskanować ten kod:',
  posterAddress: 'lub otworzyć ten adres:',
} satisfies Messages['invite'];
