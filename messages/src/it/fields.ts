import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  email: 'E-mail',
  firstName: 'Nome',
  lastName: 'Cognome',
  password: 'Password',
  passwordLength: (min: number) => `Almeno ${number(min)} caratteri.`,
  showPassword: 'Mostra password',

  errors: {
    emailMissing: 'Inserisca il suo indirizzo e-mail.',
    emailInvalid: 'Inserisca un indirizzo e-mail, per esempio nome@example.org.',
    firstNameMissing: 'Inserisca il suo nome.',
    lastNameMissing: 'Inserisca il suo cognome.',
    nameTooLong: (max: number) => `Usi al massimo ${number(max)} caratteri.`,
    nameUnreadable: 'Usi lettere, senza caratteri invisibili o di controllo.',
    charsUnreadable: 'Tolga gli a capo e gli altri caratteri di controllo.',
    nameHasAddress: 'Usi un nome senza indirizzi web o e-mail, con uno spazio dopo ogni punto.',
    passwordMissing: 'Inserisca la sua password.',
    newPasswordMissing: 'Inserisca una nuova password.',
    passwordWrong: 'Questa non è la sua password.',
    passwordTooShort: (min: number) => `Usi almeno ${number(min)} caratteri.`,
    passwordTooLong: (max: number) => `Usi al massimo ${number(max)} caratteri.`,
    passwordIsEmail: 'Usi una password diversa dal suo indirizzo e-mail.',
    passwordTooCommon: 'Questa password è fra le più comuni. Ne scelga un’altra.',
    assemblyNameMissing: 'Inserisca il nome della sua comunità.',
    assemblyNameTooLong: (max: number) => `Usi al massimo ${number(max)} caratteri.`,
    timeZoneInvalid: 'Scelga un fuso orario dall’elenco, per esempio Europe/Rome.',
    publicUrlInvalid: 'Inserisca un indirizzo come https://assembly.example.org, senza percorso.',
  },
} satisfies Messages['fields'];
