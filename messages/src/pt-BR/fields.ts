import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  email: 'E-mail',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  password: 'Senha',
  passwordLength: (min: number) => `Pelo menos ${number(min)} caracteres.`,
  showPassword: 'Mostrar senha',

  errors: {
    emailMissing: 'Informe o seu endereço de e-mail.',
    emailInvalid: 'Informe um endereço de e-mail, como nome@example.org.',
    firstNameMissing: 'Informe o seu nome.',
    lastNameMissing: 'Informe o seu sobrenome.',
    nameTooLong: (max: number) => `Use no máximo ${number(max)} caracteres.`,
    nameUnreadable: 'Use letras, sem caracteres invisíveis ou de controle.',
    charsUnreadable: 'Remova quebras de linha e outros caracteres de controle.',
    nameHasAddress:
      'Use um nome sem endereços da web ou de e-mail e com um espaço depois de cada ponto.',
    passwordMissing: 'Informe a sua senha.',
    newPasswordMissing: 'Informe uma nova senha.',
    passwordWrong: 'Esta não é a sua senha.',
    passwordTooShort: (min: number) => `Use pelo menos ${number(min)} caracteres.`,
    passwordTooLong: (max: number) => `Use no máximo ${number(max)} caracteres.`,
    passwordIsEmail: 'Use uma senha que não seja o seu endereço de e-mail.',
    passwordTooCommon: 'Esta senha está entre as mais comuns. Escolha outra.',
    assemblyNameMissing: 'Informe o nome da sua igreja.',
    assemblyNameTooLong: (max: number) => `Use no máximo ${number(max)} caracteres.`,
    timeZoneInvalid: 'Escolha um fuso horário da lista, como America/Sao_Paulo.',
    publicUrlInvalid: 'Informe um endereço como https://assembly.example.org, sem caminho.',
  },
} satisfies Messages['fields'];
