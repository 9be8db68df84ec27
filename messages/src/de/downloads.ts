import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  save: 'Auf diesem Telefon speichern',
  saved: 'Auf diesem Telefon gespeichert',
  saving: (percent: string) => `Wird auf diesem Telefon gespeichert, ${percent}`,
  paused: (percent: string) => `Speichern angehalten, ${percent}`,
  stateOf: (state: string, title: string) => `${state}: ${title}`,
  whenSaved:
    'Diese Aufnahme ist auf diesem Telefon gespeichert. Sie können sie ohne Verbindung hören.',
  whileSaving: 'Sie können die App weiter benutzen, während die Aufnahme gespeichert wird.',

  saveAll: {
    button: 'Alle Aufnahmen auf diesem Telefon speichern',
    title: 'Auf diesem Telefon speichern',
    question: (recordings: number, size: string) =>
      plural(recordings, {
        one: `Eine Aufnahme auf diesem Telefon speichern (${size})?`,
        other: `${number(recordings)} Aufnahmen auf diesem Telefon speichern (${size})?`,
      }),
    nothingLeft: 'Alle Aufnahmen dieses Ordners sind schon auf diesem Telefon.',
  },
  onThisPhone: 'Auf diesem Telefon',

  progress: {
    label: (title: string) => `Wird gespeichert: ${title}`,
    saving: (amount: string) => `Wird gespeichert: ${amount}`,
    waiting: (amount: string) => `Wartet: ${amount}`,
    paused: (amount: string) => `Angehalten: ${amount}`,
    amountOf: (size: string, whole: string) => `${size} von ${whole}`,
  },
  play: 'Abspielen',
  playItem: (title: string) => `Abspielen: ${title}`,
  pause: 'Pause',
  pauseItem: (title: string) => `Pause: ${title}`,
  resume: 'Fortsetzen',
  resumeItem: (title: string) => `Fortsetzen: ${title}`,
  cancelItem: (title: string) => `Abbrechen: ${title}`,
  remove: {
    button: 'Entfernen',
    item: (title: string) => `Entfernen: ${title}`,
    title: 'Von diesem Telefon entfernen',
    question: (title: string) =>
      `„${title}“ von diesem Telefon entfernen? Mit Verbindung können Sie die Aufnahme wieder speichern.`,
    keep: 'Behalten',
    failed: 'Die Aufnahme konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
  },

  done: (title: string) => `Auf diesem Telefon gespeichert: ${title}`,
  interrupted:
    'Keine Verbindung, oder der Server ist ausgelastet. Das Speichern geht von selbst weiter.',
  noSpace:
    'Auf diesem Telefon ist kein Platz mehr. Entfernen Sie Aufnahmen, die Sie nicht mehr brauchen, oder Fotos und Apps, und versuchen Sie es dann noch einmal.',
  failed: 'Die Aufnahme konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
} satisfies Messages['downloads'];
