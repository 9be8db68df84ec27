import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  save: 'Guardar en este teléfono',
  saved: 'Guardado en este teléfono',
  saving: (percent: string) => `Guardando en este teléfono, ${percent}`,
  paused: (percent: string) => `En pausa, ${percent}`,
  stateOf: (state: string, title: string) => `${state}: ${title}`,
  whenSaved: 'Esta grabación está guardada en este teléfono. Puede escucharla sin conexión.',
  whileSaving: 'Puede seguir usando la aplicación mientras se guarda la grabación.',

  saveAll: {
    button: 'Guardar todas las grabaciones en este teléfono',
    title: 'Guardar en este teléfono',
    question: (recordings: number, size: string) =>
      plural(recordings, {
        one: `¿Guardar una grabación en este teléfono (${size})?`,
        many: `¿Guardar ${number(recordings)} de grabaciones en este teléfono (${size})?`,
        other: `¿Guardar ${number(recordings)} grabaciones en este teléfono (${size})?`,
      }),
    nothingLeft: 'Todas las grabaciones de esta carpeta ya están en este teléfono.',
  },
  onThisPhone: 'En este teléfono',

  progress: {
    label: (title: string) => `Guardando: ${title}`,
    saving: (amount: string) => `Guardando: ${amount}`,
    waiting: (amount: string) => `En espera: ${amount}`,
    paused: (amount: string) => `En pausa: ${amount}`,
    amountOf: (size: string, whole: string) => `${size} de ${whole}`,
  },
  play: 'Reproducir',
  playItem: (title: string) => `Reproducir: ${title}`,
  pause: 'Pausar',
  pauseItem: (title: string) => `Pausar: ${title}`,
  resume: 'Continuar',
  resumeItem: (title: string) => `Continuar: ${title}`,
  cancelItem: (title: string) => `Cancelar: ${title}`,
  remove: {
    button: 'Quitar',
    item: (title: string) => `Quitar: ${title}`,
    title: 'Quitar de este teléfono',
    question: (title: string) =>
      `¿Quitar «${title}» de este teléfono? Podrá guardarlo de nuevo cuando tenga conexión.`,
    keep: 'Conservar',
    failed: 'No se pudo quitar la grabación. Inténtelo de nuevo.',
  },

  done: (title: string) => `Guardado en este teléfono: ${title}`,
  interrupted:
    'No hay conexión o el servidor está ocupado. El guardado continuará automáticamente.',
  noSpace:
    'No queda espacio en este teléfono. Quite grabaciones que ya no necesite, o fotos y aplicaciones, y vuelva a intentarlo.',
  failed: 'No se pudo guardar la grabación. Inténtelo de nuevo.',
} satisfies Messages['downloads'];
