import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: 'Wspólnota',
  contact: 'Kontakt',
  contactHelp:
    'Widoczny na stronie logowania dla osób, które nie mogą się zalogować, na przykład czekają na zatwierdzenie. Każdy może go tam zobaczyć.',
  notReviewed: (language: string) =>
    `Tekstów w tym języku (${language}) nie sprawdził jeszcze żaden rodzimy użytkownik.`,

  logo: {
    title: 'Logo',
    current: 'Obecne logo',
    upload: 'Prześlij logo',
    formats: (maxKb: number) => `PNG, JPEG, WebP lub SVG, najwyżej ${number(maxKb)} kB.`,
    where: 'Widoczne u góry każdej strony i przy logowaniu.',
    remove: 'Usuń logo',
    saved: 'Zapisano logo.',
    removed: 'Usunięto logo.',
    notAnImage: 'Ten plik nie jest obrazem, który można wyświetlić.',
  },
} satisfies Messages['general'];
