import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

// Nouns, because verbs in the past tense have a gender.
export default {
  showSignIns: 'Показати входи, зокрема невдалі',
  loadFailed: 'Не вдалося завантажити журнал дій.',
  pages: 'Сторінки журналу дій',
  list: 'Дії',
  nothing: 'Ще нічого не відбувалося.',
  names: {
    'The command line': 'Командний рядок',
    Somebody: 'Хтось',
    'an unknown address': 'невідома адреса',
    events: 'події',
    announcements: 'оголошення',
    documents: 'документи',
    sermons: 'проповіді',
  },
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' – налаштування громади'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' – реєстрація'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' – вхід'],
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – невдала спроба входу як ',
      subject,
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – імпорт: ', subject],
    approved: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – схвалення: ', subject],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – видалення: ', subject],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – надання ролі адміністратора: ',
      subject,
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – скасування ролі адміністратора: ',
      subject,
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – завершення всіх сеансів: ',
      subject,
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – створення одноразового посилання: ',
      subject,
    ],
    password_reset: <E>(actor: E): Sentence<E> => [actor, ' – новий пароль за посиланням'],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' – зміна пароля'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – зміна імені на: ', subject],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' – створення приватного посилання для календаря й подкастів',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' – вимкнення приватного посилання'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [
      actor,
      ' – вимкнення всіх власних приватних посилань',
    ],
    deleted_own_account: <E>(actor: E): Sentence<E> => [
      actor,
      ' – видалення власного облікового запису',
    ],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' – запуск синхронізації'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [
      actor,
      ' – підтвердження видалень під час синхронізації',
    ],
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – відновлення попередньої версії: ',
      subject,
    ],
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – зміна налаштування: ',
      subject,
    ],
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – скидання налаштування: ',
      subject,
    ],
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – надсилання відкладених сповіщень: ',
      subject,
    ],
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – відхилення відкладених сповіщень: ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' – зміна логотипа'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' – видалення логотипа'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – під’єднання Google як ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' – від’єднання Google'],
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – завантаження резервної копії: ',
      subject,
    ],
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – відновлення резервної копії: ',
      subject,
    ],
  },
} satisfies Messages['activity'];
