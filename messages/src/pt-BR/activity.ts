import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  showSignIns: 'Mostrar quem entrou e quem não conseguiu',
  loadFailed: 'Não foi possível carregar o registro de atividades.',
  pages: 'Páginas do registro de atividades',
  list: 'Atividades',
  nothing: 'Nenhuma atividade ainda.',
  names: {
    'The command line': 'A linha de comando',
    Somebody: 'Alguém',
    'an unknown address': 'endereço desconhecido',
    events: 'eventos',
    announcements: 'avisos',
    documents: 'documentos',
    sermons: 'pregações',
  },
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' configurou o app'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' se cadastrou'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' entrou'],
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' não conseguiu entrar (conta: ',
      subject,
      ')',
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' importou ', subject],
    approved: <E>(actor: E, subject: E): Sentence<E> => [actor, ' aprovou ', subject],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [actor, ' excluiu a conta de ', subject],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' deu a função de admin a ',
      subject,
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' retirou a função de admin de ',
      subject,
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' encerrou todas as sessões de ',
      subject,
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' criou um link de uso único para ',
      subject,
    ],
    password_reset: <E>(actor: E): Sentence<E> => [
      actor,
      ' definiu uma nova senha por meio de um link',
    ],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' mudou a própria senha'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' mudou o próprio nome para ',
      subject,
    ],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' criou um link privado para os próprios apps de calendário e podcast',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' desativou um link privado'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [
      actor,
      ' desativou todos os próprios links privados',
    ],
    deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' excluiu a própria conta'],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' iniciou uma sincronização'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [
      actor,
      ' confirmou as remoções de uma sincronização',
    ],
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' restaurou uma versão anterior: ',
      subject,
    ],
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' alterou a configuração ',
      subject,
    ],
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' redefiniu a configuração ',
      subject,
    ],
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' enviou as notificações retidas: ',
      subject,
    ],
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' descartou as notificações retidas: ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' trocou o logotipo'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' removeu o logotipo'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' conectou o Google como ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' desconectou o Google'],
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' baixou um backup: ',
      subject,
    ],
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' restaurou um backup: ',
      subject,
    ],
  },
} satisfies Messages['activity'];
