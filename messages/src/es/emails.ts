import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label}:`,
  changeNotifications: 'Cambiar sus notificaciones',
  unsubscribe: 'Darse de baja',

  dear: (name: string) => `Hola, ${name}:`,
  hello: 'Hola:',

  reset: {
    subject: (assembly: string) => `${assembly}: elija una nueva contraseña`,
    why: (assembly: string) =>
      `Alguien, probablemente usted, ha pedido una nueva contraseña para su cuenta en ${assembly}.`,
    button: 'Elegir una nueva contraseña',
    ignore:
      'El enlace funciona una vez, durante una hora. Si no lo ha pedido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',
  },
  adminReset: {
    subject: (assembly: string) => `${assembly}: se creó un enlace para su contraseña`,
    why: (administrator: string, assembly: string) =>
      `${administrator} ha creado un enlace para elegir una nueva contraseña de su cuenta en ${assembly}. Funciona una vez, durante un día.`,
    remedy:
      'Si no lo ha pedido usted, cambie ahora su contraseña. Así el enlace deja de funcionar.',
    button: 'Cambiar la contraseña',
  },
  confirmation: {
    subject: (assembly: string) => `${assembly}: confirme su dirección de correo`,
    why: (assembly: string) =>
      `Alguien, probablemente usted, se ha registrado en ${assembly} con esta dirección. Confirme que es suya.`,
    button: 'Confirmar mi dirección',
    ignore:
      'Después, la administración aprobará la cuenta. Si no se ha registrado usted, no tiene que hacer nada.',
  },
  approved: {
    subject: (assembly: string) => `${assembly} le da la bienvenida`,
    text: 'La administración ha aprobado su cuenta. Ya puede entrar.',
    button: 'Entrar',
  },
  test: {
    subject: (assembly: string) => `${assembly}: correo de prueba`,
    text: 'Este es el correo de prueba que ha pedido. Su congregación puede enviar correos.',
    button: 'Abrir la aplicación',
  },
  backups: {
    subject: (assembly: string) => `${assembly}: problema con las copias de seguridad`,
    problems: {
      failing: 'Las dos últimas copias de seguridad han fallado. El motivo está en los ajustes.',
      too_old: 'La copia de seguridad más reciente tiene más de dos días.',
      disk_nearly_full:
        'El disco del servidor está casi lleno. Libere espacio para que se puedan seguir guardando las copias de seguridad y el contenido nuevo.',
    },
    button: 'Abrir las copias de seguridad',
    once: 'Recibirá un solo correo por cada problema. Los ajustes lo muestran hasta que se resuelva.',
  },
} satisfies Messages['emails'];
