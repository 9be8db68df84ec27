import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

/** Names in quotes are what Google shows in Korean. */
export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    'Google Cloud 콘솔에서 ‘Assembly’ 같은 이름으로 ',
    link('프로젝트를 만드세요'),
    '. 캘린더를 소유한 계정으로 로그인하세요.',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    link('세 가지 API를 사용 설정하세요'),
    ': Calendar, Tasks, Drive.',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    platform('Google 인증 플랫폼'),
    '을 설정하세요. 이름과 이메일 주소를 입력하고 대상으로 ‘외부’를 선택하세요. 그런 다음 ',
    audience('대상(Audience)'),
    '에서 ‘앱 게시’를 눌러 상태를 ‘프로덕션 단계’(In production)로 바꾸세요.',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    '‘웹 애플리케이션’ 유형의 ',
    link('클라이언트를 만드세요'),
    '. ‘승인된 리디렉션 URI’에 정확히 다음 주소를 추가하세요:',
  ],
  redirectAddress: '리디렉션 주소',
  copyClient:
    'Google에 표시되는 클라이언트 ID와 클라이언트 보안 비밀번호를 여기 양식에 복사하세요. 그런 다음 Google에 로그인해서 세 가지 권한을 모두 선택하세요.',
  errors: 'Google에 오류가 표시되면',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('‘400 오류: redirect_uri_mismatch’'),
    ' 리디렉션 주소가 등록되지 않았어요. 클라이언트의 ‘승인된 리디렉션 URI’에 있는 주소가 위의 주소와 정확히 같지 않아요. 다시 복사하세요. Google에 적용되기까지 몇 분 걸릴 수 있어요.',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('‘Google에서 확인하지 않은 앱’'),
    ' 직접 만든 앱이라 그렇게 표시되는 것이 정상이에요. ‘고급’을 누른 다음 ‘…(안전하지 않음)으로 이동’을 누르세요.',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('‘403 오류: org_internal’'),
    ' 앱이 한 조직의 계정만 쓸 수 있는 ‘내부’로 설정되어 있어요. 그 조직의 계정으로 로그인하거나 ',
    audience('대상(Audience)'),
    '에서 ‘외부’를 선택하세요.',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('‘403 오류: access_denied’(Google 인증 절차를 완료하지 않은 앱)'),
    ' 앱이 ‘테스트’ 상태이고 이 계정은 테스트 사용자가 아니에요. ',
    audience('대상(Audience)'),
    '에서 ‘앱 게시’를 누르세요. ‘테스트’ 상태로 두면 7일 뒤에 연결이 끊겨요.',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('‘401 오류: invalid_client’'),
    ' Google이 이 클라이언트 ID를 모르거나 클라이언트가 삭제됐어요. ID를 다시 복사하세요.',
  ],
} satisfies Messages['googleHelp'];
