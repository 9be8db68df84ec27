import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const characters = (count: number) =>
  plural(count, {
    one: '1 znak',
    few: `${number(count)} znaki`,
    many: `${number(count)} znaków`,
    other: `${number(count)} znaku`,
  });

export default {
  email: 'E-mail',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  password: 'Hasło',
  passwordLength: (min: number) => `Co najmniej ${characters(min)}.`,
  showPassword: 'Pokaż hasło',

  errors: {
    emailMissing: 'Proszę wpisać adres e-mail.',
    emailInvalid: 'Proszę wpisać adres e-mail, na przykład imie@example.org.',
    firstNameMissing: 'Proszę wpisać imię.',
    lastNameMissing: 'Proszę wpisać nazwisko.',
    nameTooLong: (max: number) => `Najwyżej ${characters(max)}.`,
    nameUnreadable: 'Proszę użyć liter, bez znaków niewidocznych i sterujących.',
    charsUnreadable: 'Proszę usunąć podziały wierszy i inne znaki sterujące.',
    nameHasAddress:
      'Proszę wpisać imię i nazwisko bez adresów stron i e-mail, ze spacją po kropce.',
    passwordMissing: 'Proszę wpisać hasło.',
    newPasswordMissing: 'Proszę wpisać nowe hasło.',
    passwordWrong: 'To hasło jest nieprawidłowe.',
    passwordTooShort: (min: number) => `Hasło musi mieć co najmniej ${characters(min)}.`,
    passwordTooLong: (max: number) => `Hasło może mieć najwyżej ${characters(max)}.`,
    passwordIsEmail: 'Hasło musi być inne niż adres e-mail.',
    passwordTooCommon: 'To hasło należy do najczęściej używanych. Proszę wybrać inne.',
    assemblyNameMissing: 'Proszę wpisać nazwę wspólnoty.',
    assemblyNameTooLong: (max: number) => `Nazwa może mieć najwyżej ${characters(max)}.`,
    timeZoneInvalid: 'Proszę wybrać strefę czasową z listy, na przykład Europe/Warsaw.',
    publicUrlInvalid: 'Proszę wpisać adres, na przykład https://assembly.example.org, bez ścieżki.',
  },
} satisfies Messages['fields'];
