import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  welcome: (assembly: string) => `${assembly} le da la bienvenida`,
  intro: 'Eventos, anuncios y documentos, todo en un solo lugar.',
  tabs: {
    label: 'Entrar o registrarse',
    login: 'Entrar',
    signup: 'Registrarse',
  },
  notSetUp: {
    title: 'Esta congregación todavía no está configurada.',
    text: 'Si usted gestiona el servidor, abra el enlace de configuración que mostró al arrancar: en su terminal o en su registro.',
  },
  setUp: 'Configure su congregación',
  signedOut: 'Se cerró su sesión.',
  notEnded:
    'Se cerró su sesión en este navegador, pero no se pudo cerrar en el servidor. Entre más tarde y ciérrela en su cuenta.',
  logIn: 'Entrar',
  loggingIn: 'Entrando…',
  failed: 'Hubo un error al iniciar sesión. Inténtelo de nuevo más tarde.',

  approvesAccounts: 'La administración aprueba las cuentas nuevas.',
  signUp: 'Registrarse',
  signingUp: 'Registrando…',
  signedUp: 'Se ha registrado.',
  signUpFailed: 'Hubo un error al registrarse. Inténtelo de nuevo más tarde.',

  approval: {
    thanks: 'Gracias por registrarse.',
    waiting: 'Su cuenta está pendiente de aprobación.',
    confirmAddress: 'Le hemos enviado un correo: confirme su dirección con el enlace que contiene.',
    next: 'La administración aprobará su cuenta. Después podrá entrar aquí.',
    nextWithEmail:
      'La administración aprobará su cuenta. Entonces le enviaremos un correo y podrá entrar aquí.',
    questions: '¿Preguntas?',
  },
  ask: {
    person: <E>(name: E, hasAddress: boolean): Sentence<E> => [
      'Pregunte a ',
      name,
      hasAddress ? ':' : '.',
    ],
    administrator: <E>(assembly: E, hasAddress: boolean): Sentence<E> => [
      'Pregunte a la administración de ',
      assembly,
      hasAddress ? ':' : '.',
    ],
  },

  forgot: {
    title: 'Olvidé mi contraseña',
    text: 'Escriba su dirección de correo. Le enviaremos un enlace para elegir una nueva contraseña.',
    cannotSend: (assembly: string) =>
      `${assembly} no puede enviar correos. La administración puede darle un enlace para elegir una nueva contraseña.`,
    send: 'Enviar enlace',
    sending: 'Enviando…',
    sent: 'Le hemos enviado un correo con el enlace.',
    failed: 'Hubo un error. Inténtelo de nuevo más tarde.',
  },

  reset: {
    title: 'Elija una nueva contraseña',
    newPassword: 'Nueva contraseña',
    note: 'Con esto se cierra su sesión en todas partes y se desactivan sus enlaces privados para aplicaciones de calendario y pódcast.',
    save: 'Guardar contraseña',
    done: 'Se cambió su contraseña.',
    failed: 'No se pudo cambiar su contraseña. Inténtelo de nuevo más tarde.',
    expired: 'Este enlace ya no funciona',
    requestNew: 'Este enlace ya se ha usado o ha caducado. Pida uno nuevo.',
    requestLink: 'Pedir un enlace nuevo',
    backToLogin: 'Volver al inicio de sesión',
  },
} satisfies Messages['login'];
