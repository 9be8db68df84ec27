import type { Messages } from '../catalog.ts';

export default {
  title: 'Поштовий сервер',
  sentThrough: (host: string, port: number) =>
    `Листи надсилаються через сервер ${host}, порт ${port}.`,
  isSet: 'Поштовий сервер налаштовано.',
  cannotBeSent: 'Листи не можна надсилати.',
  notSet:
    'Поштовий сервер не налаштовано: листи записуються в папку data/outbox на сервері й не надсилаються.',
  replace: 'Щоб замінити його, введіть новий.',
  server: 'Сервер',
  serverInvalid:
    'Введіть назву сервера, наприклад mail.example.org. Для звичайного порту залиште поле порожнім.',
  port: 'Порт',
  encryption: 'Шифрування',
  encryptions: {
    starttls: 'STARTTLS (зазвичай порт 587)',
    tls: 'TLS (зазвичай порт 465)',
    none: 'Немає: лише в мережі, якій ви довіряєте',
  },
  user: 'Користувач',
  password: 'Пароль',
  testTitle: 'Перевірка',
  saveFirst: 'Спершу збережіть зміни, потім перевірте їх тут.',
  test: (email: string) => `Надсилає лист на адресу ${email}.`,
  sendTest: 'Надіслати мені пробний лист',
} satisfies Messages['email'];
