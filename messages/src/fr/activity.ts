import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

/** Sentences need neither an agreement with the person nor "de" before a name. */
export default {
  showSignIns: 'Montrer les connexions, réussies ou non',
  loadFailed: 'Le journal d’activité n’a pas pu être chargé.',
  pages: 'Pages du journal d’activité',
  list: 'Activité',
  nothing: 'Aucune activité pour le moment.',
  names: {
    'The command line': 'La ligne de commande',
    Somebody: 'Quelqu’un',
    'an unknown address': 'adresse inconnue',
    events: 'événements',
    announcements: 'annonces',
    documents: 'documents',
    sermons: 'prédications',
  },
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' a configuré la communauté'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' a créé un compte'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' a ouvert une session'],
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' n’a pas pu se connecter à un compte : ',
      subject,
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' a importé ', subject],
    approved: <E>(actor: E, subject: E): Sentence<E> => [actor, ' a validé un compte : ', subject],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [actor, ' a supprimé un compte : ', subject],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a donné les droits d’administration à ',
      subject,
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a retiré les droits d’administration à ',
      subject,
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a déconnecté partout ',
      subject,
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a créé un lien à usage unique pour ',
      subject,
    ],
    password_reset: <E>(actor: E): Sentence<E> => [
      actor,
      ' a choisi un nouveau mot de passe à l’aide d’un lien',
    ],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' a changé son mot de passe'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a changé son nom : ',
      subject,
    ],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' a créé un lien privé pour ses applications d’agenda et de podcasts',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' a désactivé un lien privé'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [actor, ' a désactivé tous ses liens privés'],
    deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' a supprimé son compte'],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' a lancé une synchronisation'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [
      actor,
      ' a confirmé les suppressions d’une synchronisation',
    ],
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a restauré une version antérieure : ',
      subject,
    ],
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a modifié un paramètre : ',
      subject,
    ],
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a réinitialisé un paramètre : ',
      subject,
    ],
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a envoyé les notifications retenues : ',
      subject,
    ],
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a écarté les notifications retenues : ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' a changé le logo'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' a supprimé le logo'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a connecté Google avec le compte ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' a déconnecté Google'],
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a téléchargé une sauvegarde : ',
      subject,
    ],
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a restauré une sauvegarde : ',
      subject,
    ],
  },
} satisfies Messages['activity'];
