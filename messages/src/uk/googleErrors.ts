import type { Messages } from '../catalog.ts';

const services = {
  Calendar: 'Google Календар',
  Tasks: 'Google Tasks',
  Drive: 'Google Диск',
  'sign-in': 'Вхід Google',
};
type Service = keyof typeof services;

const permissions: Record<Service, string> = {
  Calendar:
    'Переглядати й завантажувати будь-які календарі, до яких ви маєте доступ у Google Календарі',
  Tasks: 'Переглядати ваші завдання',
  Drive: 'Переглядати й завантажувати всі ваші файли на Google Диску',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? 'Створіть новий токен оновлення, запишіть його в GOOGLE_REFRESH_TOKEN і перезапустіть сервер.'
    : 'Під’єднайте Google ще раз у налаштуваннях.';

// The Google Cloud console is not available in Ukrainian.
export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `Термін дії входу в Google минув. Стан публікації застосунку має бути «In production». ${connectAgain(isTokenFixed)}`,
  not_connected: 'Google не під’єднано. Під’єднайте його в налаштуваннях.',
  wrong_client:
    'Google не розпізнає цей ідентифікатор клієнта. Порівняйте ідентифікатор і секретний ключ клієнта в налаштуваннях із консоллю Google Cloud.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `Google під’єднано з іншим ідентифікатором клієнта. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `Сервіс ${services[service]} відхилив вхід. ${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `Google ${service} API не ввімкнено. Увімкніть його в консолі Google Cloud у розділі «APIs & Services», зачекайте кілька хвилин і спробуйте ще раз.`,
  key_unknown: 'Google не приймає ключ API. Перевірте його в налаштуваннях.',
  key_restricted: (service: Service) =>
    `Ключ API не можна використовувати з цього сервера: ${services[service]}. Змініть обмеження ключа в консолі Google Cloud.`,
  no_calendar:
    'Календар не вибрано. Виберіть його в налаштуваннях, потім запустіть синхронізацію ще раз.',
  calendar_not_found:
    'Google не може знайти календар. Перевірте календарі в налаштуваннях. Зробіть календар публічним або надайте до нього доступ під’єднаному обліковому запису.',
  file_not_found:
    'Google Диск не може знайти цей файл: його видалено або доступ до нього закрито. Синхронізуйте дані ще раз.',
  listed_folder_not_found:
    'Google Диск не може знайти цю папку: її видалено або доступ до неї закрито. Виберіть іншу.',
  folder_not_found:
    'Google Диск не може знайти папку для синхронізації. Перевірте папку в налаштуваннях, а також чи має під’єднаний обліковий запис доступ до неї й чи вона не в кошику.',
  task_lists_not_found:
    'У Google Tasks немає жодного з вибраних списків завдань. Виберіть інші в налаштуваннях.',
  not_found: (service: Service) =>
    `Сервіс ${services[service]} не може знайти потрібні дані: можливо, їх щойно видалено. Спробуйте ще раз і перевірте GOOGLE_API_URL, якщо його задано.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `Під’єднаний обліковий запис Google не дав застосунку дозволу на читання: ${services[service]}. ${connectAgain(isTokenFixed)} На сторінці Google виберіть «${permissions[service]}».`,
  code_rejected: 'Google не прийняв авторизацію, або вона тривала надто довго. Під’єднайте ще раз.',
  redirect_mismatch:
    'Адресу переспрямування не зареєстровано в Google. Скопіюйте її з налаштувань у клієнт у консолі Google Cloud, зачекайте кілька хвилин і під’єднайте ще раз.',
  no_refresh_token:
    'Google не надіслав токен оновлення. В обліковому записі Google, у розділі «Сторонні додатки та сервіси», видаліть цей застосунок, потім під’єднайте ще раз.',
  forbidden: (service: Service) =>
    `Сервіс ${services[service]} відмовляє в доступі. Перевірте, чи під’єднаний обліковий запис Google має доступ до цих даних, і надайте йому цей доступ.`,
  rate_limit: (service: Service) =>
    `Досягнуто ліміту запитів: ${services[service]}. Спробуйте ще раз за кілька хвилин.`,
  daily_limit: (service: Service) =>
    `Досягнуто ліміту на сьогодні: ${services[service]}. Спробуйте ще раз завтра або збільште квоту в консолі Google Cloud.`,
  unavailable: (service: Service) =>
    `Сервіс ${services[service]} зараз недоступний. Спробуйте ще раз пізніше.`,
  unreachable: (service: Service) =>
    `Немає зв’язку із сервісом ${services[service]}. Перевірте інтернет-з’єднання цього сервера й спробуйте ще раз.`,
  too_slow: (service: Service) =>
    `Сервіс ${services[service]} відповідав надто довго. Спробуйте ще раз пізніше.`,
  too_large: (service: Service) =>
    `Сервіс ${services[service]} надіслав надто велику відповідь. Знайдіть елемент із дуже довгим текстом і скоротіть його.`,
  too_many: (service: Service) =>
    `Сервіс ${services[service]} має більше елементів, ніж застосунок може обробити. Видаліть деякі з них.`,
  not_understood: (service: Service) =>
    `Сервіс ${services[service]} надіслав незрозумілу відповідь. Спробуйте ще раз пізніше. Якщо це повторюється, перевірте GOOGLE_API_URL і GOOGLE_TOKEN_URL, якщо їх задано, а також проксі-сервери.`,
  refused: (service: Service) =>
    `Сервіс ${services[service]} відхилив запит. Спробуйте ще раз. Якщо це повторюється, перевірте налаштування Google на цьому сервері.`,
  not_downloadable: 'Google Диск не дозволяє завантажити цей файл. Відкрийте його на Google Диску.',
  export_too_large:
    'Цей документ завеликий, щоб Google експортував його як PDF. Розділіть його або додайте на Диск його PDF-версію.',
} satisfies Messages['googleErrors'];
