import type { Messages } from '../catalog.ts';

export default {
  tooLong: (max: string) => `${max}자 이하여야 해요.`,
  charsUnreadable: '줄바꿈과 다른 제어 문자를 지우세요.',
  notInDemo:
    '데모에서는 바꿀 수 없어요. 데모를 끝내려면 서버가 출력한 설정 링크를 열거나, PUBLIC_URL을 설정해 서버를 시작하세요.',

  timeZone: 'Asia/Seoul 같은 시간대여야 해요.',
  webAddress:
    'http:// 또는 https://로 시작하는 간단한 주소여야 해요. 쿼리(?), 프래그먼트(#), 사용자 이름, 세미콜론은 쓸 수 없어요.',
  origin: 'https://assembly.example.org 같은 주소여야 해요. 뒤에 경로는 붙이지 마세요.',
  days: (max: string) => `1~${max} 사이의 날수여야 해요.`,
  tooFewDays: (min: string) =>
    `${min}일 이상이어야 해요. 더 짧은 기간은 환경 변수에서만 정할 수 있어요.`,
  email: 'office@example.org 같은 이메일 주소 하나여야 해요.',
  phone: '+82 2 1234 5678 같은 전화번호 하나여야 해요.',
  /** Names in quotes are what the Google Cloud console shows in Korean. */
  clientId:
    '1234-abcd.apps.googleusercontent.com 같은 클라이언트 ID여야 해요. Google Cloud 콘솔의 ‘클라이언트’에서 복사하세요.',
  clientSecret:
    'GOCSPX-abcd 같은 클라이언트 보안 비밀번호여야 해요. Google Cloud 콘솔의 ‘클라이언트’에서 복사하세요.',
  apiKey: 'AIzaSyAbcd 같은 API 키여야 해요. Google Cloud 콘솔의 ‘사용자 인증 정보’에서 복사하세요.',
  cron: '0 5 * * * 같은 cron 표현식이어야 해요.',
  cronFields: '0 5 * * *처럼 값이 다섯 개인 cron 표현식이어야 해요.',
  backupKeep: '7,4,6처럼 숫자 세 개여야 해요.',
  sender: 'office@example.org 또는 "은혜교회" <office@example.org> 같은 이메일 주소 하나여야 해요.',
  senderMissing: '이메일을 보내는 주소를 입력하세요.',
  weeklyTime: 'SAT 18:00 같은 요일과 시간이어야 해요.',
  quietHours: '21-8처럼 두 시각이거나 none이어야 해요.',
} satisfies Messages['settingFaults'];
