import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  email: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  password: 'Passwort',
  passwordLength: (min: number) => `Mindestens ${number(min)} Zeichen.`,
  showPassword: 'Passwort anzeigen',

  errors: {
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@example.org ein.',
    firstNameMissing: 'Geben Sie Ihren Vornamen ein.',
    lastNameMissing: 'Geben Sie Ihren Nachnamen ein.',
    nameTooLong: (max: number) => `Höchstens ${number(max)} Zeichen.`,
    nameUnreadable: 'Verwenden Sie Buchstaben, ohne unsichtbare Zeichen oder Steuerzeichen.',
    charsUnreadable: 'Entfernen Sie Zeilenumbrüche und andere Steuerzeichen.',
    nameHasAddress:
      'Geben Sie einen Namen ohne Web- oder E-Mail-Adresse ein, mit einem Leerzeichen nach einem Punkt.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    newPasswordMissing: 'Geben Sie ein neues Passwort ein.',
    passwordWrong: 'Das ist nicht Ihr Passwort.',
    passwordTooShort: (min: number) => `Mindestens ${number(min)} Zeichen.`,
    passwordTooLong: (max: number) => `Höchstens ${number(max)} Zeichen.`,
    passwordIsEmail: 'Verwenden Sie nicht Ihre E-Mail-Adresse als Passwort.',
    passwordTooCommon: 'Dieses Passwort ist eines der häufigsten. Wählen Sie ein anderes.',
    assemblyNameMissing: 'Geben Sie den Namen Ihrer Gemeinde ein.',
    assemblyNameTooLong: (max: number) => `Höchstens ${number(max)} Zeichen.`,
    timeZoneInvalid: 'Wählen Sie eine Zeitzone aus der Liste, etwa Europe/Berlin.',
    publicUrlInvalid: 'Geben Sie eine Adresse wie https://assembly.example.org ein, ohne Pfad.',
  },
} satisfies Messages['fields'];
