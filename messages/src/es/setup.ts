import type { Messages } from '../catalog.ts';

export default {
  pageTitle: 'Configuración',
  checking: 'Comprobando el enlace…',
  linkProblems: {
    setup_done: 'Esta congregación ya está configurada',
    wrong_setup_code: 'Este enlace no funciona',
  },
  whereLinkIs: 'El servidor lo muestra en su terminal, o en su registro si funciona como servicio.',
  goToLogin: 'Ir al inicio de sesión',
  endsDemo:
    'Al terminar la configuración acaba la demostración. Se eliminan para siempre sus personas, las cuentas creadas en ella, su contenido de ejemplo y los ajustes cambiados en ella. Hasta entonces no cambia nada.',
  account: 'Su cuenta',
  assembly: 'Su congregación',
  finish: 'Terminar',
  finishing: 'Configurando…',
} satisfies Messages['setup'];
