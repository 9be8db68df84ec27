import type { Messages } from '../catalog.ts';

export default {
  linkInvalid: 'Enlace no válido',

  confirm: {
    title: 'Confirme su dirección de correo',
    question: '¿Se ha registrado usted con esta dirección?',
    button: 'Confirmar mi dirección',
    doneTitle: 'Su dirección está confirmada',
    done: 'Gracias. Si su cuenta todavía no está aprobada, recibirá un correo cuando la administración la apruebe.',
    failed: 'No se pudo confirmar su dirección',
    notFound:
      'Este enlace ya se ha usado, o la cuenta ya no existe. Si ya ha confirmado su dirección, no tiene que hacer nada más.',
    goToApp: 'Ir a la aplicación',
  },

  unsubscribe: {
    title: 'Darse de baja',
    questions: {
      announcements: '¿Dejar de recibir correos sobre anuncios nuevos?',
      events: '¿Dejar de recibir correos sobre eventos cancelados o cambiados?',
      sermons: '¿Dejar de recibir correos sobre grabaciones nuevas?',
      signUps: '¿Dejar de recibir correos sobre registros nuevos?',
      weekly: '¿Dejar de recibir el correo semanal?',
    },
    doneTitle: 'Se ha dado de baja',
    done: {
      announcements: 'Ya no recibirá correos sobre anuncios nuevos.',
      events: 'Ya no recibirá correos sobre eventos cancelados o cambiados.',
      sermons: 'Ya no recibirá correos sobre grabaciones nuevas.',
      signUps: 'Ya no recibirá correos sobre registros nuevos.',
      weekly: 'Ya no recibirá el correo semanal.',
    },
    failed: 'No se pudo tramitar la baja',
    notFound:
      'Este enlace está incompleto o ya no es válido. Si tiene una cuenta, puede cambiar allí sus notificaciones.',
    changeNotifications: 'Cambiar sus notificaciones',
  },
} satisfies Messages['mailPages'];
