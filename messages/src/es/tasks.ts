import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) =>
      `Terminar la configuración (${number(done)} de ${number(all)})`,
    copyContent: 'Copiar el contenido de Google',
    syncAutomatically: 'Sincronizar automáticamente',
    mailServer: 'Indicar un servidor de correo',
    weeklyEmail: 'Enviar un correo semanal',
    contact: 'Indicar un contacto',
    inviteMembers: 'Invitar a los miembros',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('Hecho: '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [
      'Ocultar',
      hidden(' lo que falta por configurar'),
    ],
  },
  peopleWait: (count: number) =>
    plural(count, {
      one: '1 persona espera la aprobación',
      many: `${number(count)} de personas esperan la aprobación`,
      other: `${number(count)} personas esperan la aprobación`,
    }),
  syncWaits: 'Una sincronización espera su respuesta',
  syncFailed: 'La última sincronización ha fallado',
  updatesWait: 'Algunas novedades esperan su decisión',
  backups: {
    failing: 'Las copias de seguridad están fallando',
    too_old: 'La última copia de seguridad es demasiado antigua',
    disk_nearly_full: 'El disco de las copias de seguridad está casi lleno',
  },
  newVersion: (version: string) => `La versión ${version} está disponible`,
} satisfies Messages['tasks'];
