import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  showSignIns: '로그인과 로그인 실패도 보기',
  loadFailed: '활동 기록을 불러오지 못했어요.',
  pages: '활동 기록 페이지',
  list: '활동',
  nothing: '아직 활동이 없어요.',
  /** “님이” follows the command line. */
  names: {
    'The command line': '명령줄 관리자',
    Somebody: '누군가',
    'an unknown address': '알 수 없는 주소',
    events: '일정',
    announcements: '공지',
    documents: '문서',
    sermons: '설교',
  },
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' 님이 교회를 설정했어요'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' 님이 가입했어요'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' 님이 로그인했어요'],
    /** The actor is always “누군가”. */
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 로그인에 실패했어요. 입력한 계정: ',
      subject,
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 데이터를 가져왔어요: ',
      subject,
    ],
    approved: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 ',
      subject,
      ' 님을 승인했어요',
    ],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 ',
      subject,
      ' 님을 삭제했어요',
    ],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 ',
      subject,
      ' 님을 관리자로 지정했어요',
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 ',
      subject,
      ' 님의 관리자 권한을 해제했어요',
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 ',
      subject,
      ' 님을 모든 기기에서 로그아웃했어요',
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 ',
      subject,
      ' 님의 일회용 링크를 만들었어요',
    ],
    password_reset: <E>(actor: E): Sentence<E> => [
      actor,
      ' 님이 링크로 비밀번호를 새로 설정했어요',
    ],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' 님이 비밀번호를 바꿨어요'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 이름을 바꿨어요: ',
      subject,
    ],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' 님이 캘린더와 팟캐스트 앱용 개인 링크를 만들었어요',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' 님이 개인 링크를 껐어요'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [actor, ' 님이 자신의 개인 링크를 모두 껐어요'],
    deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' 님이 자신의 계정을 삭제했어요'],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' 님이 동기화를 시작했어요'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [
      actor,
      ' 님이 동기화에서 항목을 삭제하도록 확인했어요',
    ],
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 이전 버전을 복원했어요: ',
      subject,
    ],
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 설정을 바꿨어요: ',
      subject,
    ],
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 설정을 기본값으로 되돌렸어요: ',
      subject,
    ],
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 보류된 알림을 보냈어요: ',
      subject,
    ],
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 보류된 알림을 보내지 않기로 했어요: ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' 님이 로고를 바꿨어요'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' 님이 로고를 삭제했어요'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 Google을 연결했어요. 계정: ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' 님이 Google 연결을 해제했어요'],
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 백업을 내려받았어요: ',
      subject,
    ],
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' 님이 백업을 복원했어요: ',
      subject,
    ],
  },
} satisfies Messages['activity'];
