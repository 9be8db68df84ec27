import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  email: 'E-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  password: 'Mot de passe',
  passwordLength: (min: number) => `Au moins ${number(min)} caractères.`,
  showPassword: 'Afficher le mot de passe',

  errors: {
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail comme nom@example.org.',
    firstNameMissing: 'Saisissez votre prénom.',
    lastNameMissing: 'Saisissez votre nom.',
    nameTooLong: (max: number) => `Au maximum ${number(max)} caractères.`,
    nameUnreadable: 'Utilisez des lettres, sans caractères invisibles ni de contrôle.',
    charsUnreadable: 'Retirez les retours à la ligne et autres caractères de contrôle.',
    nameHasAddress: 'Saisissez un nom sans adresse web ou e-mail, et une espace après un point.',
    passwordMissing: 'Saisissez votre mot de passe.',
    newPasswordMissing: 'Saisissez un nouveau mot de passe.',
    passwordWrong: 'Ce n’est pas votre mot de passe.',
    passwordTooShort: (min: number) => `Au moins ${number(min)} caractères.`,
    passwordTooLong: (max: number) => `Au maximum ${number(max)} caractères.`,
    passwordIsEmail: 'Choisissez un mot de passe différent de votre adresse e-mail.',
    passwordTooCommon: 'Ce mot de passe est l’un des plus courants. Choisissez-en un autre.',
    assemblyNameMissing: 'Saisissez le nom de votre communauté.',
    assemblyNameTooLong: (max: number) => `Au maximum ${number(max)} caractères.`,
    timeZoneInvalid: 'Choisissez un fuseau horaire dans la liste, par exemple Europe/Paris.',
    publicUrlInvalid: 'Saisissez une adresse comme https://assembly.example.org, sans chemin.',
  },
} satisfies Messages['fields'];
