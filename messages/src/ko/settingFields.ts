import type { Messages } from '../catalog.ts';

export default {
  ASSEMBLY_NAME: {
    label: '이름',
    hint: '모든 페이지의 맨 위와 이메일에 표시돼요.',
  },
  ASSEMBLY_TIME_ZONE: {
    label: '시간대',
    hint: '시간이 이 시간대로 표시돼요.',
  },
  DEFAULT_LANGUAGE: {
    label: '언어',
    hint: '브라우저의 언어가 여기에 없는 사람에게 보이는 언어예요. 다른 사람은 모두 자기 언어로 앱을 봐요.',
  },
  PUBLIC_URL: {
    label: '공개 주소',
    hint: '사람들이 앱을 여는 주소예요. 이메일의 링크와 Google 연결에 쓰여요. 새 주소로 앱을 열 수 있게 된 다음에만 바꾸세요. 이전 주소는 24시간 동안 계속 쓸 수 있어요. 주소를 바꾼 뒤에는 Google Cloud 콘솔에 새 리디렉션 주소를 추가하세요.',
  },
  AUDIT_DAYS: {
    label: '활동 기록 보관 일수',
    hint: '누가 누구를 승인했는지와 같은 기록 가운데 이보다 오래된 것은 삭제돼요.',
  },
  CONTACT_NAME: {
    label: '문의처 이름',
    hint: '예: 김은혜, 교회 사무실.',
  },
  CONTACT_EMAIL: { label: '문의처 이메일' },
  CONTACT_PHONE: {
    label: '문의처 전화번호',
    hint: '국가 번호를 포함해 입력하세요. 예: +82\u00A02\u00A01234\u00A05678.',
  },
  GOOGLE_CLIENT_ID: {
    label: '클라이언트 ID',
    hint: '.apps.googleusercontent.com으로 끝나요.',
  },
  GOOGLE_CLIENT_SECRET: { label: '클라이언트 보안 비밀번호' },
  /** Names in quotes are what Google shows in Korean. */
  GOOGLE_CALENDAR_ID: {
    label: '캘린더',
    hint: '캘린더 ID는 Google의 캘린더 설정에서 ‘캘린더 통합’에 있어요. 여러 개는 쉼표로 구분하세요.',
  },
  GOOGLE_API_KEY: {
    label: 'API 키',
    hint: 'API 키로는 공개 캘린더만 읽을 수 있어요. Google Cloud 콘솔에서 Calendar API를 사용하는 프로젝트의 ‘사용자 인증 정보’에서 만드세요. 웹페이지로 제한된 키는 쓸 수 없어요.',
  },
  GOOGLE_TASK_LISTS: { label: '할 일 목록' },
  GOOGLE_DRIVE_FOLDER: { label: 'Drive 폴더' },
  SYNC_SCHEDULE: { label: '동기화 예약' },
  SMTP_URL: { label: '메일 서버' },
  MAIL_FROM: {
    label: '보내는 사람',
    hint: '이메일을 보내는 주소예요. 예: 은혜교회 <office@example.org>. 메일 서버에서 허용한 주소여야 해요.',
  },
  NOTIFICATION_EMAILS: {
    label: '새 소식 이메일',
    options: {
      on: '교인이 선택할 수 있음',
      off: '끔: 계정과 가입에 관한 이메일만 보냄',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: '교인 기본값',
    hint: '계정에서 따로 선택하지 않은 교인에게 적용돼요.',
    options: { off: '받지 않음', weekly: '주간 이메일', email: '즉시 이메일' },
  },
  WEEKLY_EMAIL: {
    label: '주간 이메일',
    hint: '한 주의 일정, 공지, 최근 설교, 새 문서를 알려요.',
  },
  WEEKLY_EMAIL_NOTE: {
    label: '다음 주간 이메일에 넣을 문구',
    hint: '선택 사항이에요. 이메일의 맨 앞에 들어가고, 이메일을 보내면 여기에서 지워져요.',
  },
  QUIET_HOURS: {
    label: '방해 금지 시간',
    hint: '이 시간에는 이메일과 푸시 알림을 보내지 않고, 끝난 뒤에 보내요.',
  },
  BACKUP_SCHEDULE: { label: '백업 예약' },
  BACKUP_KEEP: { label: '보관할 백업' },
} satisfies Messages['settingFields'];
