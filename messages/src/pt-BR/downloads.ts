import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  save: 'Salvar neste celular',
  saved: 'Salva neste celular',
  saving: (percent: string) => `Salvando neste celular, ${percent}`,
  paused: (percent: string) => `Salvamento em pausa, ${percent}`,
  stateOf: (state: string, title: string) => `${state}: ${title}`,
  whenSaved: 'Esta gravação está salva neste celular. Você pode ouvi-la sem conexão.',
  whileSaving: 'Você pode continuar usando o app enquanto a gravação é salva.',

  saveAll: {
    button: 'Salvar todas as gravações neste celular',
    title: 'Salvar neste celular',
    question: (recordings: number, size: string) =>
      plural(recordings, {
        1: `Salvar uma gravação neste celular (${size})?`,
        many: `Salvar ${number(recordings)} de gravações neste celular (${size})?`,
        other: `Salvar ${number(recordings)} gravações neste celular (${size})?`,
      }),
    nothingLeft: 'Todas as gravações desta pasta já estão neste celular.',
  },
  onThisPhone: 'Neste celular',

  progress: {
    label: (title: string) => `Salvando: ${title}`,
    saving: (amount: string) => `Salvando: ${amount}`,
    waiting: (amount: string) => `Aguardando: ${amount}`,
    paused: (amount: string) => `Em pausa: ${amount}`,
    amountOf: (size: string, whole: string) => `${size} de ${whole}`,
  },
  play: 'Ouvir',
  playItem: (title: string) => `Ouvir: ${title}`,
  pause: 'Pausar',
  pauseItem: (title: string) => `Pausar: ${title}`,
  resume: 'Continuar',
  resumeItem: (title: string) => `Continuar: ${title}`,
  cancelItem: (title: string) => `Cancelar: ${title}`,
  remove: {
    button: 'Remover',
    item: (title: string) => `Remover: ${title}`,
    title: 'Remover deste celular',
    question: (title: string) =>
      `Remover “${title}” deste celular? Você pode salvar a gravação de novo quando tiver conexão.`,
    keep: 'Manter',
    failed: 'Não foi possível remover a gravação. Tente de novo.',
  },

  done: (title: string) => `Salva neste celular: ${title}`,
  interrupted:
    'Sem conexão, ou o servidor está ocupado. O salvamento continua automaticamente depois.',
  noSpace:
    'Não há mais espaço neste celular. Remova gravações de que não precisa mais, ou fotos e apps, e tente de novo.',
  failed: 'Não foi possível salvar a gravação. Tente de novo.',
} satisfies Messages['downloads'];
