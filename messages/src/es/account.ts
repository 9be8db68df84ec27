import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Su cuenta',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => [
    'Ha iniciado sesión como ',
    name,
    ` (${email}).`,
  ],
  logOut: 'Cerrar sesión',
  sections: {
    notifications: 'Notificaciones',
    apps: 'Calendario y pódcast',
    install: 'Este dispositivo',
    name: 'Nombre',
    password: 'Contraseña',
    sessions: 'Dónde tiene la sesión abierta',
    data: 'Sus datos',
    delete: 'Eliminar la cuenta',
  },
  actionOn: (action: string, title: string, detail: string) => `${action}: ${title}. ${detail}`,
  keep: 'Conservar',

  feeds: {
    intro:
      'Obtenga un enlace privado para ver nuestros eventos en el calendario de su teléfono y escuchar los sermones en una aplicación de pódcast. El enlace es solo para usted: quien lo tenga puede ver los eventos y escuchar los sermones.',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Este enlace solo se muestra ahora.'),
      ' Añádalo a sus aplicaciones antes de salir de esta página. Si lo pierde, desactívelo y obtenga otro.',
    ],
    calendarTitle: 'Su calendario en el teléfono',
    calendar:
      'Todos los eventos, en el Calendario de Apple, Outlook, Google Calendar u otro calendario.',
    addToApple: 'Añadir a Apple u Outlook',
    addToGoogle: 'Añadir a Google Calendar',
    calendarLink: 'Enlace del calendario',
    calendarHelp:
      'Google Calendar solo busca cambios cada 12 a 24 horas. Para añadir el enlace a Google Calendar, use un equipo de escritorio o portátil, no la aplicación del teléfono. Si Google no le pregunta si quiere añadir el calendario: copie el enlace, elija «Otros calendarios», «Desde URL» y péguelo.',
    podcastTitle: 'Los sermones en su aplicación de pódcast',
    podcast: (count: number) =>
      `Las ${number(count)} grabaciones más recientes, para la mayoría de las aplicaciones de pódcast.`,
    podcastLink: 'Enlace del pódcast',
    podcastHelp:
      'En su aplicación de pódcast, busque «Añadir por URL» (URL significa enlace; en Apple Podcasts, «Seguir un programa por URL») y pegue este enlace. Spotify no permite añadir pódcast privados.',
    get: 'Obtener mi enlace',
    getAnother: 'Obtener otro enlace',
    failed: 'No se pudieron cargar sus enlaces privados.',
    none: 'Todavía no tiene enlaces privados.',
    list: 'Enlaces privados',
    created: (time: string) => `Creado el ${time}`,
    lastUsed: (time: string) => `Último uso: ${time}`,
    unused: 'Ninguna aplicación lo ha usado aún',
    turnOff: 'Desactivar',
    turnOffLink: 'Desactivar el enlace',
    turnOffTitle: 'Desactivar el enlace privado',
    turnOffQuestion: (created: string) =>
      `¿Desactivar el enlace creado el ${created}? Las aplicaciones que lo usan dejarán de recibir eventos y sermones.`,
    turnedOff: 'Enlace privado desactivado.',
  },
} satisfies Messages['account'];
