import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

/** The genitive, after "не більше". */
const characters = (count: number) =>
  plural(count, {
    one: `${number(count)} символу`,
    few: `${number(count)} символів`,
    many: `${number(count)} символів`,
    other: `${number(count)} символу`,
  });

const atLeast = (min: number) =>
  plural(min, {
    one: `Щонайменше ${number(min)} символ.`,
    few: `Щонайменше ${number(min)} символи.`,
    many: `Щонайменше ${number(min)} символів.`,
    other: `Щонайменше ${number(min)} символу.`,
  });

export default {
  email: 'Ел. пошта',
  firstName: 'Ім’я',
  lastName: 'Прізвище',
  password: 'Пароль',
  passwordLength: atLeast,
  showPassword: 'Показати пароль',

  errors: {
    emailMissing: 'Введіть свою ел. адресу.',
    emailInvalid: 'Введіть ел. адресу, наприклад name@example.org.',
    firstNameMissing: 'Введіть своє ім’я.',
    lastNameMissing: 'Введіть своє прізвище.',
    nameTooLong: (max: number) => `Не більше ${characters(max)}.`,
    nameUnreadable: 'Введіть літери, без невидимих і керівних символів.',
    charsUnreadable: 'Видаліть розриви рядків та інші керівні символи.',
    nameHasAddress: 'Введіть ім’я без веб- та ел. адрес, із пробілом після крапки.',
    passwordMissing: 'Введіть свій пароль.',
    newPasswordMissing: 'Введіть новий пароль.',
    passwordWrong: 'Це не ваш пароль.',
    passwordTooShort: atLeast,
    passwordTooLong: (max: number) => `Не більше ${characters(max)}.`,
    passwordIsEmail: 'Пароль має відрізнятися від вашої ел. адреси.',
    passwordTooCommon: 'Цей пароль – один із найпоширеніших. Виберіть інший.',
    assemblyNameMissing: 'Введіть назву своєї громади.',
    assemblyNameTooLong: (max: number) => `Не більше ${characters(max)}.`,
    timeZoneInvalid: 'Виберіть часовий пояс зі списку, наприклад Europe/Zurich.',
    publicUrlInvalid: 'Введіть адресу, наприклад https://assembly.example.org, без шляху.',
  },
} satisfies Messages['fields'];
