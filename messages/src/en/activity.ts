import type { Sentence } from '../words-for.ts';

export default {
  showSignIns: 'Show who logged in, and who failed to',
  loadFailed: 'The activity log could not be loaded.',
  pages: 'Pages of the activity log',
  list: 'Activity',
  nothing: 'No activity yet.',
  /** What the server has stored (on the left) instead of the name of a person. */
  names: {
    'The command line': 'The command line',
    /** Who failed to log in. */
    Somebody: 'Somebody',
    'an unknown address': 'an unknown address',
    events: 'events',
    announcements: 'announcements',
    documents: 'documents',
    sermons: 'sermons',
  },
  /** The actor is mostly a person; the subject is a person, or what a comment says. */
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' set up the assembly'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' signed up'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' logged in'],
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' failed to log in as ',
      subject,
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' imported ', subject],
    approved: <E>(actor: E, subject: E): Sentence<E> => [actor, ' approved ', subject],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [actor, ' deleted ', subject],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' made an administrator of ',
      subject,
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' removed the administrator role from ',
      subject,
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' ended all sessions of ',
      subject,
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' created a one-time link for ',
      subject,
    ],
    password_reset: <E>(actor: E): Sentence<E> => [actor, ' set a new password using a link'],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' changed their password'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' changed their name to ',
      subject,
    ],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' created a private link for their calendar and podcast apps',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' turned off a private link'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [actor, ' turned off all their private links'],
    deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' deleted their account'],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' started a sync'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [actor, ' confirmed the removals of a sync'],
    /** The subject is the name of a source, such as "events". */
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' restored a snapshot of ',
      subject,
    ],
    /** The subject is the name of a setting. */
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' changed the setting ',
      subject,
    ],
    /** The subject is the name of a setting. */
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' reset the setting ',
      subject,
    ],
    /** The subject is what the notifications are about, such as "events". */
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' sent the held notifications about ',
      subject,
    ],
    /** The subject is what the notifications are about, such as "events". */
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' dropped the held notifications about ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' changed the logo'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' removed the logo'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' connected Google as ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' disconnected Google'],
    /** The subject is the name of the file. */
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' downloaded the backup ',
      subject,
    ],
    /** The subject is the name of the file. */
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' restored the backup ',
      subject,
    ],
  },
};
