import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  password: 'Contraseña',
  passwordLength: (min: number) => `Al menos ${number(min)} caracteres.`,
  showPassword: 'Mostrar la contraseña',

  errors: {
    emailMissing: 'Escriba su dirección de correo.',
    emailInvalid: 'Escriba una dirección de correo como nombre@example.org.',
    firstNameMissing: 'Escriba su nombre.',
    lastNameMissing: 'Escriba sus apellidos.',
    nameTooLong: (max: number) => `Como máximo ${number(max)} caracteres.`,
    nameUnreadable: 'Use letras, sin caracteres invisibles ni de control.',
    charsUnreadable: 'Quite los saltos de línea y otros caracteres de control.',
    nameHasAddress:
      'Use un nombre sin direcciones web ni de correo, y un espacio después de un punto.',
    passwordMissing: 'Escriba su contraseña.',
    newPasswordMissing: 'Escriba una nueva contraseña.',
    passwordWrong: 'Esta no es su contraseña.',
    passwordTooShort: (min: number) => `Al menos ${number(min)} caracteres.`,
    passwordTooLong: (max: number) => `Como máximo ${number(max)} caracteres.`,
    passwordIsEmail: 'Use una contraseña que no sea su dirección de correo.',
    passwordTooCommon: 'Esta contraseña es de las más comunes. Elija otra.',
    assemblyNameMissing: 'Escriba el nombre de su congregación.',
    assemblyNameTooLong: (max: number) => `Como máximo ${number(max)} caracteres.`,
    timeZoneInvalid: 'Elija una zona horaria de la lista, por ejemplo Europe/Madrid.',
    publicUrlInvalid: 'Escriba una dirección como https://assembly.example.org, sin ruta.',
  },
} satisfies Messages['fields'];
