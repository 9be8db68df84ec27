import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  save: 'Garder sur ce téléphone',
  saved: 'Gardé sur ce téléphone',
  saving: (percent: string) => `Copie sur ce téléphone, ${percent}`,
  paused: (percent: string) => `Copie en pause, ${percent}`,
  stateOf: (state: string, title: string) => `${state} : ${title}`,
  whenSaved: 'Cet enregistrement est gardé sur ce téléphone. Vous pouvez l’écouter sans connexion.',
  whileSaving: 'Vous pouvez continuer à utiliser l’application pendant la copie.',

  saveAll: {
    button: 'Garder tous les enregistrements sur ce téléphone',
    title: 'Garder sur ce téléphone',
    question: (recordings: number, size: string) =>
      plural(recordings, {
        1: `Garder un enregistrement sur ce téléphone (${size}) ?`,
        one: `Garder ${number(recordings)} enregistrement sur ce téléphone (${size}) ?`,
        many: `Garder ${number(recordings)} d’enregistrements sur ce téléphone (${size}) ?`,
        other: `Garder ${number(recordings)} enregistrements sur ce téléphone (${size}) ?`,
      }),
    nothingLeft: 'Tous les enregistrements de ce dossier sont déjà sur ce téléphone.',
  },
  onThisPhone: 'Sur ce téléphone',

  progress: {
    label: (title: string) => `Copie : ${title}`,
    saving: (amount: string) => `Copie en cours : ${amount}`,
    waiting: (amount: string) => `En attente : ${amount}`,
    paused: (amount: string) => `En pause : ${amount}`,
    amountOf: (size: string, whole: string) => `${size} sur ${whole}`,
  },
  play: 'Écouter',
  playItem: (title: string) => `Écouter : ${title}`,
  pause: 'Pause',
  pauseItem: (title: string) => `Pause : ${title}`,
  resume: 'Reprendre',
  resumeItem: (title: string) => `Reprendre : ${title}`,
  cancelItem: (title: string) => `Annuler : ${title}`,
  remove: {
    button: 'Retirer',
    item: (title: string) => `Retirer : ${title}`,
    title: 'Retirer de ce téléphone',
    question: (title: string) =>
      `Retirer « ${title} » de ce téléphone ? Vous pourrez l’y garder de nouveau quand vous aurez une connexion.`,
    keep: 'Garder',
    failed: 'L’enregistrement n’a pas pu être retiré. Veuillez réessayer.',
  },

  done: (title: string) => `Gardé sur ce téléphone : ${title}`,
  interrupted: 'Pas de connexion, ou le serveur est occupé. La copie reprendra automatiquement.',
  noSpace:
    'Il n’y a plus de place sur ce téléphone. Retirez des enregistrements dont vous n’avez plus besoin, ou des photos et des applications, puis réessayez.',
  failed: 'L’enregistrement n’a pas pu être gardé sur ce téléphone. Veuillez réessayer.',
} satisfies Messages['downloads'];
