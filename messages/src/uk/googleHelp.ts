import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    'У консолі Google Cloud ',
    link('створіть проєкт'),
    ', наприклад «Assembly». Увійдіть з облікового запису, якому належать ваші календарі.',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    link('Увімкніть три API'),
    ': Calendar, Tasks і Drive.',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    'Налаштуйте ',
    platform('Google Auth Platform'),
    ': введіть назву й адресу своєї електронної пошти та виберіть аудиторію «External». Потім у розділі ',
    audience('Audience'),
    ' натисніть «Publish app», щоб стан став «In production».',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    link('Створіть клієнт'),
    ' типу «Web application». У полі «Authorized redirect URIs» додайте саме цю адресу:',
  ],
  redirectAddress: 'Адреса переспрямування',
  copyClient:
    'Скопіюйте ідентифікатор і секретний ключ клієнта, які покаже Google, у форму на цій сторінці. Потім увійдіть у Google і виберіть усі три дозволи.',
  errors: 'Якщо Google показує помилку',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Error 400: redirect_uri_mismatch»'),
    ' Адресу переспрямування не зареєстровано: адреса в полі «Authorized redirect URIs» клієнта відрізняється від наведеної вище. Скопіюйте її ще раз. Google може знадобитися кілька хвилин, щоб застосувати зміну.',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Google hasn’t verified this app»'),
    ' Так і має бути: це ваш власний застосунок. Натисніть «Advanced», потім «Go to … (unsafe)».',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('«Error 403: org_internal»'),
    ' Застосунок позначено «Internal», тобто для облікових записів однієї організації. Увійдіть з такого облікового запису або виберіть «External» у розділі ',
    audience('Audience'),
    '.',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('«Error 403: access_denied … has not completed the verification process»'),
    ' Застосунок має стан «Testing», а цей обліковий запис не належить тестувальникам. Натисніть «Publish app» у розділі ',
    audience('Audience'),
    '. Застосунок, який залишається в стані «Testing», за сім днів втрачає з’єднання.',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Error 401: invalid_client»'),
    ' Google не розпізнає цей ідентифікатор клієнта, або клієнт видалено. Скопіюйте ідентифікатор ще раз.',
  ],
} satisfies Messages['googleHelp'];
