import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  showSignIns: 'Anmeldungen und fehlgeschlagene Anmeldungen zeigen',
  loadFailed: 'Das Protokoll konnte nicht geladen werden.',
  pages: 'Seiten des Protokolls',
  list: 'Protokoll',
  nothing: 'Noch keine Einträge.',
  names: {
    'The command line': 'Die Befehlszeile',
    Somebody: 'Jemand',
    'an unknown address': 'unbekannte Adresse',
    events: 'Termine',
    announcements: 'Ankündigungen',
    documents: 'Dokumente',
    sermons: 'Predigten',
  },
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' hat die Gemeinde eingerichtet'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' hat sich registriert'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' hat sich angemeldet'],
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' konnte sich nicht anmelden als ',
      subject,
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' hat ', subject, ' importiert'],
    approved: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat ',
      subject,
      ' freigeschaltet',
    ],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [actor, ' hat ', subject, ' gelöscht'],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat ',
      subject,
      ' Adminrechte gegeben',
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat ',
      subject,
      ' die Adminrechte entzogen',
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat ',
      subject,
      ' überall abgemeldet',
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat einen Einmal-Link erstellt für ',
      subject,
    ],
    password_reset: <E>(actor: E): Sentence<E> => [
      actor,
      ' hat über einen Link ein neues Passwort gesetzt',
    ],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' hat das eigene Passwort geändert'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat den eigenen Namen geändert in ',
      subject,
    ],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' hat einen privaten Link für Kalender- und Podcast-Apps erstellt',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' hat einen privaten Link abgeschaltet'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [
      actor,
      ' hat alle eigenen privaten Links abgeschaltet',
    ],
    deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' hat das eigene Konto gelöscht'],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' hat einen Abgleich gestartet'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [
      actor,
      ' hat bestätigt, was ein Abgleich entfernt',
    ],
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat einen früheren Stand wiederhergestellt: ',
      subject,
    ],
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat eine Einstellung geändert: ',
      subject,
    ],
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat eine Einstellung zurückgesetzt: ',
      subject,
    ],
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat die zurückgehaltenen Benachrichtigungen gesendet: ',
      subject,
    ],
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat die zurückgehaltenen Benachrichtigungen verworfen: ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' hat das Logo geändert'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' hat das Logo entfernt'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat Google verbunden, mit dem Konto ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [
      actor,
      ' hat die Verbindung zu Google getrennt',
    ],
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat eine Sicherung heruntergeladen: ',
      subject,
    ],
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' hat eine Sicherung wiederhergestellt: ',
      subject,
    ],
  },
} satisfies Messages['activity'];
