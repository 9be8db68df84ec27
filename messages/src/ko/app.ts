import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: '본문으로 바로 가기',
  screens: {
    documents: '문서와 설교',
    documentsShort: '문서',
    users: '사용자 관리',
    dataSync: '데이터 동기화',
    settings: '설정',
  },
  menu: {
    main: '주 메뉴',
    open: '메뉴',
    close: '메뉴 닫기',
    allScreens: '모든 화면',
    account: '내 계정',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('내 계정: '),
      person,
    ],
    logOut: '로그아웃',
  },
  loggingOut: '로그아웃하는 중…',
  logoutFailed: '로그아웃하지 못했어요. 다시 시도해 주세요.',
} satisfies Messages['app'];
