import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  showSignIns: 'Mostra gli accessi, riusciti e non',
  loadFailed: 'Non è stato possibile caricare il registro attività.',
  pages: 'Pagine del registro attività',
  list: 'Attività',
  nothing: 'Ancora nessuna attività.',
  names: {
    'The command line': 'La riga di comando',
    Somebody: 'Qualcuno',
    'an unknown address': 'indirizzo sconosciuto',
    events: 'eventi',
    announcements: 'annunci',
    documents: 'documenti',
    sermons: 'sermoni',
  },
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' ha configurato l’app'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' ha creato un account'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' ha effettuato l’accesso'],
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha tentato invano di accedere (account: ',
      subject,
      ')',
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' ha importato ', subject],
    approved: <E>(actor: E, subject: E): Sentence<E> => [actor, ' ha approvato ', subject],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha eliminato l’account di ',
      subject,
    ],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha dato il ruolo di admin a ',
      subject,
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha tolto il ruolo di admin a ',
      subject,
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha chiuso tutte le sessioni di ',
      subject,
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha creato un link monouso per ',
      subject,
    ],
    password_reset: <E>(actor: E): Sentence<E> => [
      actor,
      ' ha impostato una nuova password con un link',
    ],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' ha cambiato la propria password'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha cambiato il proprio nome in ',
      subject,
    ],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' ha creato un link privato per le proprie app di calendario e podcast',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' ha disattivato un link privato'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [
      actor,
      ' ha disattivato tutti i propri link privati',
    ],
    deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' ha eliminato il proprio account'],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' ha avviato una sincronizzazione'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [
      actor,
      ' ha confermato le rimozioni di una sincronizzazione',
    ],
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha ripristinato una versione precedente: ',
      subject,
    ],
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha modificato l’impostazione ',
      subject,
    ],
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha reimpostato l’impostazione ',
      subject,
    ],
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha inviato le notifiche in sospeso: ',
      subject,
    ],
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha scartato le notifiche in sospeso: ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' ha cambiato il logo'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' ha rimosso il logo'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha collegato Google come ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' ha scollegato Google'],
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha scaricato un backup: ',
      subject,
    ],
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ha ripristinato un backup: ',
      subject,
    ],
  },
} satisfies Messages['activity'];
