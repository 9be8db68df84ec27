import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  loading: 'Chargement…',
  more: 'Plus',
  noTitle: '(Sans titre)',
  retry: 'Réessayer',
  moreAbout: (title: string) => `En savoir plus : ${title}`,
  events: 'Événements',
  announcements: 'Annonces',
  sermons: 'Prédications',
  offline: 'Vous êtes hors ligne.',
  unreachable: (assembly: string) => `Impossible de joindre ${assembly}.`,
  pleaseTryAgain: (why: string) => `${why} Veuillez réessayer.`,

  pageNotLoaded: 'Cette page n’a pas pu être affichée. Veuillez la recharger.',
  pageFailed:
    'L’application n’a pas pu afficher cette page. Veuillez la recharger. Si cela se reproduit, prévenez l’équipe d’administration.',
  reload: 'Recharger',

  clearSearch: 'Effacer la recherche',

  fileOpening: 'Veuillez patienter un moment. Le fichier s’ouvre.',
  loggedIn: 'Connexion réussie. La page principale s’ouvre.',

  closeNotification: 'Fermer le message',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  today: 'aujourd’hui',
  tomorrow: 'demain',
  minutes: (count: number) => `${number(count)}\u00A0min`,
} satisfies Messages['common'];
