import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  invalid_input: '입력하지 않았거나 올바르지 않은 항목이 있어요. 고쳐 주세요.',
  password_policy: '이 비밀번호는 쓸 수 없어요. 다른 비밀번호를 정해 주세요.',
  bad_request: '요청을 이해할 수 없어요. 페이지를 새로고침하고 다시 시도하세요.',
  invalid_credentials: '이메일이나 비밀번호가 올바르지 않아요. 다시 시도해 주세요.',
  not_signed_in: '로그인되어 있지 않아요. 로그인해 주세요.',
  account_inactive: '계정이 아직 승인되지 않았어요. 관리자에게 문의해 주세요.',
  forbidden: '관리자만 할 수 있어요.',
  wrong_origin: '교회 앱의 주소에서 온 요청이 아니에요. 그 주소에서 앱을 열고 다시 시도하세요.',
  wrong_setup_code:
    '올바르지 않은 설정 링크예요. 서버가 시작할 때 출력한 가장 최근 링크를 사용하세요.',
  not_found: '이 주소에는 아무것도 없어요.',
  user_not_found: '이 사람은 더 이상 없어요. 다른 관리자가 계정을 삭제했어요.',
  session_not_found: '이미 로그아웃된 기기예요.',
  event_not_found: '이 일정은 더 이상 캘린더에 없어요.',
  version_not_found: '이 이전 버전은 더 이상 없어요.',
  folder_not_found: '이 폴더는 더 이상 없어요. 문서로 돌아가세요.',
  file_not_found: '이 파일은 더 이상 없어요. 문서로 돌아가세요.',
  feed_not_found: '이 개인 링크는 없거나 꺼져 있어요. 계정에서 새로 만드세요.',
  email_not_found: '등록되지 않은 이메일이에요. 이메일을 확인하거나 가입해 주세요.',
  email_in_use: '이미 사용 중인 이메일이에요. 다른 이메일을 사용해 주세요.',
  last_admin: '마지막 관리자예요. 먼저 다른 사람을 관리자로 지정하세요.',
  own_account: '자신의 계정에는 할 수 없어요. 다른 관리자에게 부탁하세요.',
  settings_changed:
    '그사이에 다른 사람이 설정을 바꿨어요. 변경 사항을 확인한 다음 다시 저장하세요.',
  fixed_by_environment:
    '환경 변수에서 정한 값이에요. 거기에서 바꾸거나 삭제한 다음 서버를 다시 시작하세요.',
  no_secret_key:
    '아직 비밀 정보를 저장할 수 없어요. 서버에서 ASSEMBLY_SECRET을 32자 이상으로 설정한 다음 다시 시작하세요.',
  push_not_available:
    '아직 사용할 수 없어요. 서버에 ASSEMBLY_SECRET을 설정해 달라고 관리자에게 부탁하세요.',
  mail_not_configured: '메일 서버가 아직 설정되지 않았어요. 먼저 입력하고 저장하세요.',
  google_not_configured: '먼저 클라이언트 ID와 클라이언트 보안 비밀번호를 입력하고 저장하세요.',
  google_not_connected: 'Google이 연결되어 있지 않아요. 먼저 연결하세요.',
  too_many_feeds: (max: number) =>
    `개인 링크가 이미 ${number(max)}개 있어요. 더 이상 쓰지 않는 링크를 끈 다음 다시 시도하세요.`,
  sync_running: '이미 동기화하고 있어요. 끝날 때까지 기다리세요.',
  backup_not_found: '이 백업은 더 이상 없어요.',
  backup_running: '이미 백업하거나 복원하고 있어요. 끝날 때까지 기다리세요.',
  backup_not_configured:
    '백업 폴더가 아직 없어요. 서버에서 BACKUP_FOLDER를 설정한 다음 다시 시작하세요.',
  backup_not_made:
    '먼저 현재 상태를 백업하지 못해서 아무것도 복원하지 않았어요. 이유는 서버 로그에 있어요.',
  backup_damaged:
    '이 백업은 손상되었거나 불완전해서 아무것도 복원하지 않았어요. 다른 백업을 쓰세요.',
  backup_newer:
    '이 백업은 더 새로운 버전의 앱에서 만든 것이어서 아무것도 복원하지 않았어요. 먼저 앱을 업데이트하세요.',
  reset_expired: '이미 사용했거나 만료된 링크예요. 새 링크를 요청해 주세요.',
  setup_done: '설정이 이미 끝났어요. 로그인하세요.',
  body_too_large: '요청이 너무 커요.',
  unsupported_body: '요청은 JSON으로 보내야 해요.',
  unsupported_image: (maxKilobytes: number) =>
    `PNG, JPEG, WebP 또는 SVG 이미지를 선택하세요. 최대 크기는 ${number(maxKilobytes)} kB예요.`,
  too_many_attempts: '너무 여러 번 시도했어요. 나중에 다시 시도해 주세요.',
  too_many_downloads: (max: number) =>
    `이미 파일 ${number(max)}개를 다운로드하고 있어요. 하나를 닫거나 끝날 때까지 기다린 다음 다시 시도하세요.`,
  unexpected: '서버에 문제가 생겼어요. 나중에 다시 시도해 주세요.',
  mail_failed: '이메일을 보내지 못했어요. 나중에 다시 시도하거나 관리자에게 링크를 부탁해 주세요.',
  google_failed: 'Google에서 파일을 가져오지 못했어요. 나중에 다시 시도해 주세요.',
  google_not_revoked:
    '여기에서는 Google 연결을 해제했지만 Google에서 액세스 권한을 취소하지 못했어요. 다음 주소에서 앱을 삭제하세요: https://myaccount.google.com/connections',
  busy: '서버가 바빠요. 잠시 후 다시 시도해 주세요.',
  unavailable: '지금은 앱이 데이터베이스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
  session_not_ended:
    '이 브라우저에서는 로그아웃됐지만 서버에서는 로그아웃하지 못했어요. 나중에 다시 로그인해서 계정의 ‘로그인된 기기’에서 로그아웃하세요.',

  retryInSeconds: (count: number) =>
    `너무 여러 번 시도했어요. ${number(count)}초 후에 다시 시도해 주세요.`,
  retryInMinutes: (count: number) =>
    `너무 여러 번 시도했어요. ${number(count)}분 후에 다시 시도해 주세요.`,

  approveFirst: '먼저 이 사람을 승인하세요.',
  demoAccount: '데모의 기본 계정은 삭제할 수 없어요.',
  backupOfDemo: '이 백업은 비밀번호가 공개된 데모의 백업이에요. 데모에서만 복원할 수 있어요.',
  alreadyDecided: '다른 관리자가 이미 보냈거나 보내지 않기로 했어요.',
  nothingForWeeklyEmail:
    '아직 주간 이메일에 담을 내용이 없어요. 앞으로 7일 동안 일정이 없고, 새 공지나 곧 끝나는 공지도, 새 문서나 녹음도 없어요.',
  pushKeyUnreadable:
    '서버가 기기 알림 키를 읽을 수 없어요. ASSEMBLY_SECRET이나 secret.key 파일을 복구하거나, ‘set PUSH_PRIVATE_KEY ""’ 명령으로 키를 삭제해 달라고 관리자에게 부탁하세요.',
  secretKeyUnusable:
    '비밀 정보를 저장할 수 없어요. 데이터베이스 옆에 있는 secret.key 파일을 만들거나 읽을 수 없거나, 파일이 손상됐어요. 폴더와 파일의 소유자와 남은 공간을 확인하세요. 손상됐다면 사본으로 복구하거나, 삭제하고 모든 비밀 정보를 다시 입력하세요.',
} satisfies Messages['problems'];
