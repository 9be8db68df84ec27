import type { Messages } from '../catalog.ts';

export default {
  title: 'Serwer pocztowy',
  sentThrough: (host: string, port: number) =>
    `E-maile są wysyłane przez serwer ${host}, port ${port}.`,
  isSet: 'Serwer pocztowy jest ustawiony.',
  cannotBeSent: 'Nie można wysyłać e-maili.',
  notSet:
    'Nie ustawiono serwera pocztowego: e-maile są zapisywane w folderze data/outbox na serwerze i nie są wysyłane.',
  replace: 'Aby go zmienić, proszę wpisać nowy.',
  server: 'Serwer',
  serverInvalid:
    'Proszę wpisać nazwę serwera, na przykład mail.example.org. Dla zwykłego portu pole portu może pozostać puste.',
  port: 'Port',
  encryption: 'Szyfrowanie',
  encryptions: {
    starttls: 'STARTTLS (zwykle port 587)',
    tls: 'TLS (zwykle port 465)',
    none: 'Brak: tylko w zaufanej sieci',
  },
  user: 'Użytkownik',
  password: 'Hasło',
  testTitle: 'Test',
  saveFirst: 'Najpierw trzeba zapisać zmiany, potem można je tu przetestować.',
  test: (email: string) => `Wysyła e-mail na adres ${email}.`,
  sendTest: 'Wyślij mi testowy e-mail',
} satisfies Messages['email'];
