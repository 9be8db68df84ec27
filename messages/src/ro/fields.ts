import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const atLeast = (count: number) =>
  plural(count, {
    one: 'Folosiți cel puțin 1 caracter.',
    few: `Folosiți cel puțin ${number(count)} caractere.`,
    other: `Folosiți cel puțin ${number(count)} de caractere.`,
  });

const atMost = (count: number) =>
  plural(count, {
    one: 'Folosiți cel mult 1 caracter.',
    few: `Folosiți cel mult ${number(count)} caractere.`,
    other: `Folosiți cel mult ${number(count)} de caractere.`,
  });

export default {
  email: 'E-mail',
  firstName: 'Prenume',
  lastName: 'Nume de familie',
  password: 'Parolă',
  passwordLength: (min: number) =>
    plural(min, {
      one: 'Cel puțin 1 caracter.',
      few: `Cel puțin ${number(min)} caractere.`,
      other: `Cel puțin ${number(min)} de caractere.`,
    }),
  showPassword: 'Afișați parola',

  errors: {
    emailMissing: 'Introduceți adresa de e-mail.',
    emailInvalid: 'Introduceți o adresă de e-mail, de exemplu nume@example.org.',
    firstNameMissing: 'Introduceți prenumele.',
    lastNameMissing: 'Introduceți numele de familie.',
    nameTooLong: atMost,
    nameUnreadable: 'Folosiți litere, fără caractere invizibile sau de control.',
    charsUnreadable: 'Eliminați rândurile noi și alte caractere de control.',
    nameHasAddress:
      'Folosiți un nume fără adrese web sau de e-mail și cu un spațiu după fiecare punct.',
    passwordMissing: 'Introduceți parola.',
    newPasswordMissing: 'Introduceți o parolă nouă.',
    passwordWrong: 'Aceasta nu este parola dumneavoastră.',
    passwordTooShort: atLeast,
    passwordTooLong: atMost,
    passwordIsEmail: 'Folosiți o parolă diferită de adresa de e-mail.',
    passwordTooCommon: 'Această parolă este printre cele mai folosite. Alegeți alta.',
    assemblyNameMissing: 'Introduceți numele bisericii.',
    assemblyNameTooLong: atMost,
    timeZoneInvalid: 'Alegeți un fus orar din listă, de exemplu Europe/Bucharest.',
    publicUrlInvalid: 'Introduceți o adresă ca https://assembly.example.org, fără cale.',
  },
} satisfies Messages['fields'];
