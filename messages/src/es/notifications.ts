import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  topics: {
    announcements: 'Anuncios nuevos',
    events: 'Eventos cancelados o cambiados',
    sermons: 'Grabaciones nuevas',
    signUps: 'Personas que se registran',
  },
  choices: { off: 'Desactivado', weekly: 'Correo semanal', email: 'Correo inmediato' },
  failed: 'No se pudieron cargar sus notificaciones.',
  emails: {
    title: 'Correos',
    off: 'Por ahora no se envían correos sobre novedades. Lo que elija aquí se aplicará cuando se envíen.',
    turnOn: <E>(
      emailSettings: (text: string) => E,
      notificationSettings: (text: string) => E,
    ): Sentence<E> => [
      'Necesitan un servidor de correo en ',
      emailSettings('Ajustes, Correo'),
      ' y deben estar activados en ',
      notificationSettings('Ajustes, Notificaciones'),
      '. Los correos sobre registros solo necesitan el servidor de correo.',
    ],
    weekly: (time: string, zone: string) =>
      `El correo semanal se envía cada ${time}${zone && ` (${zone})`}.`,
    noWeekly:
      'El correo semanal todavía no está configurado, así que «Correo semanal» no envía nada.',
    setWeekly: <E>(notificationSettings: (text: string) => E): Sentence<E> => [
      'Elija el día y la hora en ',
      notificationSettings('Ajustes, Notificaciones'),
      '.',
    ],
    askForWeekly: 'La administración puede elegir el día y la hora.',
    saved: 'Su elección está guardada.',
  },
  paused: {
    reason: <E>(bold: (text: string) => E, since: string, email: string): Sentence<E> => [
      bold('No podemos enviarle correos: el servidor de correo rechaza su dirección.'),
      ` Desde el ${since} no se envían correos sobre novedades a ${email}. Su última respuesta:`,
    ],
    ifItWorks:
      'Si la dirección vuelve a funcionar, por ejemplo porque hizo sitio en un buzón lleno:',
    ifItIsWrong:
      'Si la dirección es incorrecta, regístrese de nuevo con la correcta o pregunte a la administración: la dirección de una cuenta no se puede cambiar.',
    resumed: 'Se le vuelven a enviar correos.',
  },

  push: {
    title: 'Notificaciones en este dispositivo',
    unsupported:
      'Este navegador no puede mostrar notificaciones. En la mayoría de los dispositivos, Chrome y Firefox pueden.',
    installFirst: <E>(link: (text: string) => E): Sentence<E> => [
      'En un iPhone o iPad, primero instale la aplicación, después ábrala desde la pantalla de inicio y vuelva aquí. ',
      link('Cómo instalar la aplicación'),
    ],
    topics: 'Quiero notificaciones sobre',
    topicsOfDevice: 'Este dispositivo le notifica sobre',
    turnOn: 'Activar en este dispositivo',
    turnOff: 'Desactivar en este dispositivo',
    pending: 'Espere…',
    saved: 'Guardado para este dispositivo.',
    turnedOff: 'Las notificaciones están desactivadas en este dispositivo.',
    failures: {
      denied:
        'Las notificaciones de esta aplicación están bloqueadas en este dispositivo. Permítalas en los ajustes de su navegador o teléfono y vuelva a intentarlo.',
      dismissed:
        'Las notificaciones siguen desactivadas. Pulse otra vez el botón y elija «Permitir».',
      notReady:
        'La aplicación todavía se está preparando en este dispositivo. Vuelva a cargar la página e inténtelo de nuevo.',
      noService:
        'Su navegador no pudo conectar con su servicio de notificaciones. Compruebe la conexión o pruebe con otro navegador.',
    },
    others: 'Sus otros dispositivos con notificaciones',
    listOfOthers: 'Otros dispositivos con notificaciones',
    since: (time: string) => `Desde el ${time}`,
    remove: 'Quitar',
    removed: 'Dispositivo quitado.',
  },
} satisfies Messages['notifications'];
