import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  showSignIns: 'Mostrar quién inició sesión y quién no pudo',
  loadFailed: 'No se pudo cargar el registro de actividad.',
  pages: 'Páginas del registro de actividad',
  list: 'Actividad',
  nothing: 'Todavía no hay actividad.',
  names: {
    'The command line': 'La línea de comandos',
    Somebody: 'Alguien',
    'an unknown address': 'una dirección desconocida',
    events: 'eventos',
    announcements: 'anuncios',
    documents: 'documentos',
    sermons: 'sermones',
  },
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' configuró la congregación'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' se registró'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' inició sesión'],
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' no pudo iniciar sesión como ',
      subject,
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' importó a ', subject],
    approved: <E>(actor: E, subject: E): Sentence<E> => [actor, ' aprobó a ', subject],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [actor, ' eliminó a ', subject],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' dio permisos de administración a ',
      subject,
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' quitó los permisos de administración a ',
      subject,
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' cerró todas las sesiones de ',
      subject,
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' creó un enlace de un solo uso para ',
      subject,
    ],
    password_reset: <E>(actor: E): Sentence<E> => [
      actor,
      ' eligió una nueva contraseña mediante un enlace',
    ],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' cambió su contraseña'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' cambió su nombre a ',
      subject,
    ],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' creó un enlace privado para sus aplicaciones de calendario y pódcast',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' desactivó un enlace privado'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [actor, ' desactivó todos sus enlaces privados'],
    deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' eliminó su cuenta'],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' inició una sincronización'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [
      actor,
      ' confirmó lo que elimina una sincronización',
    ],
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' restauró una versión anterior: ',
      subject,
    ],
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' cambió el ajuste ',
      subject,
    ],
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' restableció el ajuste ',
      subject,
    ],
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' envió las notificaciones retenidas: ',
      subject,
    ],
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' descartó las notificaciones retenidas: ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' cambió el logotipo'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' quitó el logotipo'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' conectó Google con la cuenta ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' desconectó Google'],
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' descargó una copia de seguridad: ',
      subject,
    ],
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' restauró una copia de seguridad: ',
      subject,
    ],
  },
} satisfies Messages['activity'];
