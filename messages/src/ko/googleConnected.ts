import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connection: '연결',
  works: (account: string | null) => (account ? `연결됨(계정: ${account}).` : '연결됨.'),
  worksNot: (account: string | null) =>
    account ? `작동하지 않음(계정: ${account}).` : '작동하지 않음.',
  permissionsMissing: (apis: string, content: string) =>
    `${apis} 권한이 없어서 복사할 수 없는 내용: ${content}. 권한을 추가하려면 다시 연결해서 모든 권한을 선택하세요.`,
  apis: {
    calendar: 'Google Calendar',
    tasks: 'Google Tasks',
    drive: 'Google Drive',
  },
  content: {
    calendar: '일정',
    tasks: '공지',
    drive: '문서',
  },
  /** Names in quotes are what the Google Cloud console shows in Korean. */
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`Google이 ${time}에 이 연결을 끊어요.`),
    ' 앱이 ‘테스트’ 상태이기 때문이에요. ',
    audience('Google Cloud 콘솔의 ‘대상’'),
    '에서 ‘앱 게시’를 누른 다음 여기서 다시 연결하세요.',
  ],
  disconnect: {
    disconnect: '연결 해제',
    title: 'Google 연결 해제',
    question: 'Google에서 앱의 액세스 권한을 취소하고 동기화를 멈춰요. 연결을 해제할까요?',
    stay: '연결 유지',
    alsoDelete: '복사한 일정, 공지, 문서도 삭제',
    done: 'Google 연결을 해제했어요.',
  },

  whatToSync: '동기화할 내용',
} satisfies Messages['googleConnected'];
