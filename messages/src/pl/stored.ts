import type { Messages } from '../catalog.ts';

export default {
  laterEvents:
    'Dane zapisane w tym telefonie nie sięgają tak daleko. Więcej będzie widać po połączeniu z internetem.',
  noEvent:
    'W danych zapisanych w tym telefonie nie znaleziono wydarzeń. Więcej będzie widać po połączeniu z internetem.',
  event: 'To wydarzenie nie jest zapisane w tym telefonie. Otworzy się po połączeniu z internetem.',
  eventGone: 'Tego wydarzenia nie ma już w kalendarzu.',
  file: 'Tego pliku nie ma na liście zapisanej w tym telefonie. Proszę poszukać ponownie po połączeniu z internetem.',
  folder:
    'Tego folderu nie ma na liście zapisanej w tym telefonie. Proszę poszukać ponownie po połączeniu z internetem.',
} satisfies Messages['stored'];
