import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  showSignIns: 'Afișați cine a intrat în cont și cine nu a reușit',
  loadFailed: 'Jurnalul de activitate nu s-a putut încărca.',
  pages: 'Paginile jurnalului de activitate',
  list: 'Activitate',
  nothing: 'Nicio activitate încă.',
  names: {
    'The command line': 'Linia de comandă',
    Somebody: 'Cineva',
    'an unknown address': 'adresă necunoscută',
    events: 'evenimente',
    announcements: 'anunțuri',
    documents: 'documente',
    sermons: 'predici',
  },
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' a configurat aplicația'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' s-a înscris'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' a intrat în cont'],
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' nu a reușit să intre în cont (',
      subject,
      ')',
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' a importat: ', subject],
    approved: <E>(actor: E, subject: E): Sentence<E> => [actor, ' a aprobat contul: ', subject],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [actor, ' a șters contul: ', subject],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a acordat rolul de administrator: ',
      subject,
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a retras rolul de administrator: ',
      subject,
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a închis toate sesiunile pentru ',
      subject,
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a creat un link de unică folosință pentru ',
      subject,
    ],
    password_reset: <E>(actor: E): Sentence<E> => [actor, ' a setat o parolă nouă printr-un link'],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' și-a schimbat parola'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' și-a schimbat numele în ',
      subject,
    ],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' și-a creat un link privat pentru aplicațiile de calendar și podcast',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' a dezactivat un link privat'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [
      actor,
      ' și-a dezactivat toate linkurile private',
    ],
    deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' și-a șters contul'],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' a pornit o sincronizare'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [
      actor,
      ' a confirmat eliminările unei sincronizări',
    ],
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a restaurat o versiune anterioară: ',
      subject,
    ],
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a modificat setarea ',
      subject,
    ],
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a resetat setarea ',
      subject,
    ],
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a trimis notificările reținute: ',
      subject,
    ],
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a renunțat la notificările reținute: ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' a schimbat sigla'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' a eliminat sigla'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a conectat Google ca ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' a deconectat Google'],
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a descărcat o copie de rezervă: ',
      subject,
    ],
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' a restaurat o copie de rezervă: ',
      subject,
    ],
  },
} satisfies Messages['activity'];
