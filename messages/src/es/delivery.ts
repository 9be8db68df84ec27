import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    'No hay ningún servidor de correo, así que no se envían correos. Indique uno en ',
    link('Correo'),
    '.',
  ],
  settingsTitle: 'Cómo se notifica a los miembros',
  defaultNotSent:
    'Sin correo semanal, los miembros que no han elegido nada no reciben correos sobre las novedades.',
  weekly: {
    notSent: 'No se envía',
    time: 'Hora del correo semanal',
    title: 'El correo semanal',
    saveNote: 'Guardar la frase',
    failed: 'No se pudo cargar el correo semanal.',
    next: (time: string) => `Próximo envío: ${time}.`,
    nothing:
      'En este momento no tendría nada que decir y no se enviaría: no hay eventos en los próximos siete días, ni anuncios nuevos o que terminen pronto, ni documentos o grabaciones nuevos.',
    now: <E>(subject: E): Sentence<E> => ['Esto es lo que diría ahora. Asunto: ', subject],
    send: 'Enviármelo',
  },
  quietHours: {
    none: 'Sin horas de silencio',
    from: 'Silencio desde',
    until: 'Silencio hasta',
  },

  title: 'Envíos',
  failed: 'No se pudieron cargar los envíos.',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('No se pudo enviar el último correo.'),
    ' El motivo:',
  ],
  retrying: 'Seguimos intentándolo durante 24 horas. Otros correos también pueden retrasarse.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(
      plural(count, {
        one: 'Sin enviar todavía: 1 notificación.',
        many: `Sin enviar todavía: ${number(count)} de notificaciones.`,
        other: `Sin enviar todavía: ${number(count)} notificaciones.`,
      }),
    ),
    ' Se espera a que terminen las horas de silencio, o hasta 10 minutos después de un mensaje anterior sobre lo mismo.',
  ],
  nothingSent: (days: number) =>
    `Ningún correo ni mensaje push sobre novedades en los últimos ${number(days)} días.`,
  counts: {
    title: (days: number) =>
      `Correos y mensajes push sobre novedades en los últimos ${number(days)} días:`,
    waiting: 'En espera',
    waitingSince: (count: number, since: string) =>
      `${number(count)}, el más antiguo desde el ${since}`,
    sent: 'Enviados',
    failed: 'Fallidos',
  },
  failures: {
    title: (count: number) => `Fallos (${number(count)})`,
    titleOfLast: (count: number) => `Los últimos fallos (${number(count)})`,
    list: 'Fallos',
    email: (name: string, address: string) => `Correo a ${name} (${address})`,
    push: (name: string, address: string) => `Mensaje push a ${name} (${address})`,
    attempts: (time: string, count: number) =>
      plural(count, {
        one: `${time}, 1 intento`,
        many: `${time}, ${number(count)} de intentos`,
        other: `${time}, ${number(count)} intentos`,
      }),
  },
  held: {
    counts: {
      announcements: (count: number) =>
        plural(count, {
          one: '1 anuncio nuevo',
          many: `${number(count)} de anuncios nuevos`,
          other: `${number(count)} anuncios nuevos`,
        }),
      events: (count: number) =>
        plural(count, {
          one: '1 evento cancelado o cambiado',
          many: `${number(count)} de eventos cancelados o cambiados`,
          other: `${number(count)} eventos cancelados o cambiados`,
        }),
      sermons: (count: number) =>
        plural(count, {
          one: '1 grabación nueva',
          many: `${number(count)} de grabaciones nuevas`,
          other: `${number(count)} grabaciones nuevas`,
        }),
      signUps: (count: number) =>
        plural(count, {
          one: '1 registro nuevo',
          many: `${number(count)} de registros nuevos`,
          other: `${number(count)} registros nuevos`,
        }),
    },
    waiting: (what: string) => `A la espera de su decisión: ${what}.`,
    reasons: {
      first: 'De la primera sincronización. No se ha notificado a los miembros.',
      restored:
        'De una versión anterior restaurada. Es posible que algunos miembros ya recibieran una notificación.',
      origin:
        'Ha cambiado la cuenta, el calendario, la lista de tareas o la carpeta. No se ha notificado a los miembros.',
      many: 'Eran más de 30 a la vez. No se ha notificado a los miembros.',
    },
    more: (count: number) => `y ${number(count)} más`,
    send: {
      label: 'Enviar',
      labelOf: (what: string) => `Enviar: ${what}`,
      title: 'Enviar un resumen',
      question: (what: string, people: number) =>
        plural(people, {
          0: 'Nadie ha activado los correos inmediatos ni las notificaciones push para esto, así que nadie recibiría el resumen. ¿Enviarlo de todos modos?',
          one: `¿Enviar un mensaje (${what}) a 1 persona?`,
          many: `¿Enviar un mensaje (${what}) a ${number(people)} de personas?`,
          other: `¿Enviar un mensaje (${what}) a ${number(people)} personas?`,
        }),
      done: 'El resumen se enviará. Durante las horas de silencio, espera hasta que terminen.',
    },
    drop: {
      label: 'No enviar',
      labelOf: (what: string) => `No enviar: ${what}`,
      title: 'No enviar ningún resumen',
      question: (what: string) =>
        `No se notificará esto a los miembros: ${what}. En la aplicación sí lo verán.`,
      done: 'El resumen no se enviará.',
    },
  },
  paused: {
    title: 'Direcciones en pausa',
    reason: 'El servidor de correo rechazó estas direcciones tres veces seguidas.',
    since: (time: string) => `Desde el ${time}`,
    retry: 'Volver a intentarlo',
    resumed: 'Se vuelven a enviar correos a estas direcciones.',
  },
} satisfies Messages['delivery'];
