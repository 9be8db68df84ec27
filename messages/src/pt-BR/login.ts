import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  welcome: (assembly: string) => `${assembly} dá as boas-vindas a você`,
  intro: 'Eventos, avisos e documentos, tudo em um só lugar.',
  tabs: {
    label: 'Entrar ou fazer cadastro',
    login: 'Entrar',
    signup: 'Cadastro',
  },
  notSetUp: {
    title: 'O app desta igreja ainda não foi configurado.',
    text: 'Se você administra o servidor, abra o link de configuração que ele mostrou ao iniciar: no terminal ou no log dele.',
  },
  setUp: 'Configure o app da sua igreja',
  signedOut: 'Sua sessão foi encerrada.',
  notEnded:
    'Você saiu neste navegador, mas não foi possível encerrar a sessão no servidor. Entre de novo mais tarde e encerre-a na sua conta.',
  logIn: 'Entrar',
  loggingIn: 'Entrando…',
  failed: 'Não foi possível entrar. Tente de novo mais tarde.',

  approvesAccounts: 'A administração aprova as novas contas.',
  signUp: 'Cadastrar-se',
  signingUp: 'Cadastrando…',
  signedUp: 'Cadastro concluído.',
  signUpFailed: 'Não foi possível fazer o cadastro. Tente de novo mais tarde.',

  approval: {
    thanks: 'Agradecemos o seu cadastro.',
    waiting: 'Sua conta está aguardando aprovação.',
    confirmAddress:
      'Enviamos um e-mail para você: confirme o seu endereço pelo link que está nele.',
    next: 'A administração vai aprovar a sua conta. Depois disso, você pode entrar aqui.',
    nextWithEmail:
      'A administração vai aprovar a sua conta. Então enviaremos um e-mail para você. Depois disso, você pode entrar aqui.',
    questions: 'Dúvidas?',
  },
  ask: {
    person: <E>(name: E, hasAddress: boolean): Sentence<E> => [
      'Fale com ',
      name,
      hasAddress ? ':' : '.',
    ],
    administrator: <E>(assembly: E, hasAddress: boolean): Sentence<E> => [
      'Fale com a administração de ',
      assembly,
      hasAddress ? ':' : '.',
    ],
  },

  forgot: {
    title: 'Esqueci a senha',
    text: 'Informe o seu endereço de e-mail. Vamos enviar um link para você definir uma nova senha.',
    cannotSend: (assembly: string) =>
      `${assembly} não pode enviar e-mails. A administração pode dar a você um link para definir uma nova senha.`,
    send: 'Enviar link',
    sending: 'Enviando…',
    sent: 'Enviamos um e-mail para você definir uma nova senha.',
    failed: 'Ocorreu um erro. Tente de novo mais tarde.',
  },

  reset: {
    title: 'Escolha uma nova senha',
    newPassword: 'Nova senha',
    note: 'Isto desconecta você de todos os aparelhos e desativa os seus links privados para apps de calendário e podcast.',
    save: 'Salvar senha',
    done: 'Sua senha foi mudada.',
    failed: 'Não foi possível mudar a sua senha. Tente de novo mais tarde.',
    expired: 'Este link não funciona mais',
    requestNew: 'Ele já foi usado ou expirou. Peça um novo.',
    requestLink: 'Pedir um novo link',
    backToLogin: 'Voltar para o login',
  },
} satisfies Messages['login'];
