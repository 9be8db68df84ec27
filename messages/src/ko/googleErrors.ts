import type { Messages } from '../catalog.ts';

const services = {
  Calendar: 'Google Calendar',
  Tasks: 'Google Tasks',
  Drive: 'Google Drive',
  'sign-in': 'Google 로그인',
};
type Service = keyof typeof services;

/** As on the page where Google asks, in Korean. */
const permissions: Record<Service, string> = {
  Calendar: 'Google Calendar를 사용하여 액세스할 수 있는 모든 캘린더 보기 및 다운로드',
  Tasks: '할 일 보기',
  Drive: '모든 Google Drive 파일 보기 및 다운로드',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? '새 갱신 토큰을 만들어 GOOGLE_REFRESH_TOKEN에 설정하고 서버를 다시 시작하세요.'
    : '설정에서 Google을 다시 연결하세요.';

/** Names in quotes are what Google shows in Korean. */
export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `Google 로그인이 만료됐어요. 앱의 게시 상태를 ‘프로덕션 단계’(In production)로 바꾸세요. ${connectAgain(isTokenFixed)}`,
  not_connected: 'Google이 연결되어 있지 않아요. 설정에서 연결하세요.',
  wrong_client:
    'Google이 이 클라이언트 ID를 알지 못해요. 설정의 클라이언트 ID와 보안 비밀번호를 Google Cloud 콘솔에 있는 것과 비교해 보세요.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `Google이 다른 클라이언트 ID로 연결되어 있어요. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]}에서 로그인을 받아들이지 않았어요. ${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `${services[service]} API가 사용 설정되어 있지 않아요. Google Cloud 콘솔의 ‘API 및 서비스’에서 사용 설정하고 몇 분 뒤에 다시 시도하세요.`,
  key_unknown: 'Google이 API 키를 받아들이지 않아요. 설정에서 확인하세요.',
  key_restricted: (service: Service) =>
    `이 서버에서 ${services[service]}에 이 API 키를 쓸 수 없어요. Google Cloud 콘솔에서 키의 제한사항을 바꾸세요.`,
  no_calendar: '선택한 캘린더가 없어요. 설정에서 선택한 다음 다시 동기화하세요.',
  calendar_not_found:
    'Google Calendar에서 캘린더를 찾을 수 없어요. 설정의 캘린더를 확인하세요. 캘린더를 공개로 바꾸거나, 연결된 계정과 공유하세요.',
  file_not_found:
    'Google Drive에서 이 파일을 찾을 수 없어요. 삭제됐거나 더 이상 공유되지 않아요. 데이터를 다시 동기화하세요.',
  listed_folder_not_found:
    'Google Drive에서 이 폴더를 찾을 수 없어요. 삭제됐거나 더 이상 공유되지 않아요. 다른 폴더를 선택하세요.',
  folder_not_found:
    'Google Drive에서 동기화할 폴더를 찾을 수 없어요. 설정의 Drive 폴더를 확인하세요. 폴더가 연결된 계정과 공유되어 있는지, 휴지통에 있지 않은지도 확인하세요.',
  task_lists_not_found:
    '선택한 할 일 목록이 Google Tasks에 하나도 없어요. 설정에서 다른 목록을 선택하세요.',
  not_found: (service: Service) =>
    `${services[service]}에서 요청한 항목을 찾을 수 없어요. 방금 삭제됐을 수도 있어요. 다시 시도하고, GOOGLE_API_URL이 설정되어 있으면 확인하세요.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `연결된 Google 계정에 앱이 ${services[service]} 데이터를 읽을 권한이 없어요. ${connectAgain(isTokenFixed)} Google 페이지에서 ‘${permissions[service]}’ 권한을 선택하세요.`,
  code_rejected: 'Google이 승인을 받아들이지 않았거나 시간이 너무 오래 걸렸어요. 다시 연결하세요.',
  redirect_mismatch:
    '리디렉션 주소가 Google에 등록되어 있지 않아요. 설정에서 주소를 복사해 Google Cloud 콘솔의 클라이언트에 추가하고, 몇 분 뒤에 다시 연결하세요.',
  no_refresh_token:
    'Google이 갱신 토큰을 보내지 않았어요. Google 계정의 ‘서드 파티 앱 및 서비스’에서 앱을 삭제한 다음 다시 연결하세요.',
  forbidden: (service: Service) =>
    `${services[service]}에서 액세스를 거부해요. 연결된 Google 계정에 볼 권한이 있는지 확인하고, 그 계정과 공유하세요.`,
  rate_limit: (service: Service) =>
    `${services[service]}의 요청 한도에 도달했어요. 몇 분 뒤에 다시 시도하세요.`,
  daily_limit: (service: Service) =>
    `${services[service]}의 오늘 한도에 도달했어요. 내일 다시 시도하거나 Google Cloud 콘솔에서 할당량을 늘리세요.`,
  unavailable: (service: Service) =>
    `지금은 ${services[service]} 서비스를 이용할 수 없어요. 나중에 다시 시도하세요.`,
  unreachable: (service: Service) =>
    `${services[service]}에 연결할 수 없어요. 이 서버의 인터넷 연결을 확인한 다음 다시 시도하세요.`,
  too_slow: (service: Service) =>
    `${services[service]}의 응답이 너무 오래 걸렸어요. 나중에 다시 시도하세요.`,
  too_large: (service: Service) =>
    `${services[service]}의 응답이 너무 커서 읽을 수 없어요. 내용이 아주 긴 항목을 찾아 줄이세요.`,
  too_many: (service: Service) =>
    `${services[service]}에 앱이 처리할 수 있는 것보다 많은 항목이 있어요. 일부를 삭제하세요.`,
  not_understood: (service: Service) =>
    `${services[service]}의 응답을 이해할 수 없어요. 나중에 다시 시도하세요. 계속 안 되면 GOOGLE_API_URL과 GOOGLE_TOKEN_URL(설정한 경우), 그리고 중간에 있는 프록시를 확인하세요.`,
  refused: (service: Service) =>
    `${services[service]}에서 요청을 거부했어요. 다시 시도하세요. 계속 안 되면 이 서버의 Google 설정을 확인하세요.`,
  not_downloadable:
    'Google Drive에서 이 파일의 다운로드를 허용하지 않아요. Google Drive에서 직접 여세요.',
  export_too_large:
    '문서가 너무 커서 Google에서 PDF로 내보낼 수 없어요. 문서를 나누거나, PDF로 만들어 Drive에 올리세요.',
} satisfies Messages['googleErrors'];
