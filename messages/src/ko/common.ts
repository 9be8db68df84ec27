import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  loading: '불러오는 중…',
  more: '더 보기',
  noTitle: '(제목 없음)',
  retry: '다시 시도',
  moreAbout: (title: string) => `더 보기: ${title}`,
  events: '일정',
  announcements: '공지',
  sermons: '설교',
  offline: '인터넷에 연결되어 있지 않아요.',
  unreachable: (assembly: string) => `${assembly} 서버에 연결할 수 없어요.`,
  pleaseTryAgain: (why: string) => `${why} 다시 시도해 주세요.`,

  pageNotLoaded: '이 페이지를 표시하지 못했어요. 새로고침해 주세요.',
  pageFailed:
    '앱이 이 페이지를 표시하지 못했어요. 새로고침해 주세요. 계속 안 되면 관리자에게 알려 주세요.',
  reload: '새로고침',

  clearSearch: '검색어 지우기',

  fileOpening: '파일을 여는 중이에요. 잠시 기다려 주세요.',
  loggedIn: '로그인했어요. 첫 화면으로 이동해요.',

  closeNotification: '알림 닫기',
  opensInNewTab: '(새 탭에서 열림)',
  today: '오늘',
  tomorrow: '내일',
  minutes: (count: number) => `${number(count)}분`,
} satisfies Messages['common'];
