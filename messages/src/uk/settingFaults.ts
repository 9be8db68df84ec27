import type { Messages } from '../catalog.ts';

export default {
  tooLong: (max: string) => `Дозволена кількість символів: не більше ${max}.`,
  charsUnreadable: 'Видаліть розриви рядків та інші керівні символи.',
  notInDemo:
    'У демоверсії цього не можна змінити. Щоб завершити демоверсію, відкрийте посилання для налаштування, яке вивів сервер, або запустіть сервер із PUBLIC_URL.',

  timeZone: 'Це має бути часовий пояс, наприклад Europe/Zurich.',
  webAddress:
    'Це має бути звичайна адреса, що починається з http:// чи https://, без параметрів після «?», фрагмента після «#», імені користувача й крапки з комою.',
  origin: 'Це має бути адреса, наприклад https://assembly.example.org, без шляху.',
  days: (max: string) => `Це має бути кількість днів від 1 до ${max}.`,
  tooFewDays: (min: string) =>
    `Найменша кількість днів: ${min}. Меншу можна задати лише змінною середовища.`,
  email: 'Це має бути одна ел. адреса, наприклад office@example.org.',
  phone: 'Це має бути один номер телефону, наприклад +380 44 123 45 67.',
  clientId:
    'Це має бути ідентифікатор клієнта, наприклад 1234-abcd.apps.googleusercontent.com. Скопіюйте його з консолі Google Cloud, розділ «Clients».',
  clientSecret:
    'Це має бути секретний ключ клієнта, наприклад GOCSPX-abcd. Скопіюйте його з консолі Google Cloud, розділ «Clients».',
  apiKey:
    'Це має бути ключ API, наприклад AIzaSyAbcd. Скопіюйте його з консолі Google Cloud, розділ «Credentials».',
  cron: 'Це має бути вираз cron, наприклад 0 5 * * *.',
  cronFields: 'Це має бути вираз cron із п’яти полів, наприклад 0 5 * * *.',
  sender:
    'Це має бути одна ел. адреса, наприклад office@example.org або "Наша громада" <office@example.org>.',
  senderMissing: 'Введіть адресу відправника листів.',
  weeklyTime: 'Це мають бути день і час, наприклад SAT 18:00 (субота).',
  quietHours: 'Це мають бути дві години, наприклад 21-8, або none (немає).',
} satisfies Messages['settingFaults'];
