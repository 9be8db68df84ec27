import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: '내 계정',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => [name, ` 님(${email})으로 로그인했어요.`],
  logOut: '로그아웃',
  sections: {
    notifications: '알림',
    apps: '캘린더와 팟캐스트 앱',
    install: '이 기기',
    name: '이름',
    password: '비밀번호',
    sessions: '로그인된 기기',
    data: '내 데이터',
    delete: '계정 삭제',
  },
  actionOn: (action: string, title: string, detail: string) => `${action}: ${title}. ${detail}`,
  keep: '그대로 두기',

  feeds: {
    intro:
      '개인 링크를 받으면 휴대폰 캘린더에서 우리 교회 일정을 보고 팟캐스트 앱에서 설교를 들을 수 있어요. 이 링크는 본인만 사용하세요. 링크를 아는 사람은 누구나 일정을 보고 설교를 들을 수 있어요.',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('이 링크는 지금만 보여요.'),
      ' 이 페이지를 떠나기 전에 앱에 추가하세요. 링크를 잃어버렸다면 그 링크를 끄고 새로 받으세요.',
    ],
    calendarTitle: '휴대폰에서 보는 내 캘린더',
    calendar: 'Apple 캘린더, Outlook, Google Calendar 등에서 모든 일정을 볼 수 있어요.',
    addToApple: 'Apple 또는 Outlook에 추가',
    addToGoogle: 'Google Calendar에 추가',
    calendarLink: '캘린더 링크',
    calendarHelp:
      'Google Calendar는 12~24시간마다 한 번씩만 변경 사항을 확인해요. Google Calendar에 링크를 추가할 때는 휴대폰 앱이 아니라 컴퓨터를 사용하세요. 캘린더를 추가할지 Google이 묻지 않으면 링크를 복사하고 ‘다른 캘린더’에서 ‘URL로 추가’를 선택해 붙여 넣으세요.',
    podcastTitle: '팟캐스트 앱에서 듣는 설교',
    podcast: (count: number) =>
      `최근 녹음 ${number(count)}개를 대부분의 팟캐스트 앱에서 들을 수 있어요.`,
    podcastLink: '팟캐스트 링크',
    podcastHelp:
      '팟캐스트 앱에서 ‘URL로 추가’(Apple 팟캐스트에서는 ‘URL로 프로그램 팔로우’)를 찾아 이 링크를 붙여 넣으세요. URL은 링크라는 뜻이에요. Spotify에는 비공개 팟캐스트를 추가할 수 없어요.',
    get: '내 링크 받기',
    getAnother: '링크 새로 받기',
    failed: '개인 링크를 불러오지 못했어요.',
    none: '아직 개인 링크가 없어요.',
    list: '개인 링크',
    created: (time: string) => `만든 때: ${time}`,
    lastUsed: (time: string) => `마지막 사용: ${time}`,
    unused: '아직 사용한 앱이 없음',
    turnOff: '끄기',
    turnOffLink: '링크 끄기',
    turnOffTitle: '개인 링크 끄기',
    turnOffQuestion: (created: string) =>
      `${created}에 만든 링크를 끌까요? 이 링크를 쓰는 앱에서는 더 이상 일정과 설교를 받을 수 없어요.`,
    turnedOff: '개인 링크를 껐어요.',
  },
} satisfies Messages['account'];
