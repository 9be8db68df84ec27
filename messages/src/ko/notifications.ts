import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  topics: {
    announcements: '새 공지',
    events: '취소되거나 변경된 일정',
    sermons: '새 녹음',
    signUps: '새로 가입한 사람',
  },
  choices: { off: '받지 않음', weekly: '주간 이메일', email: '즉시 이메일' },
  failed: '알림을 불러오지 못했어요.',
  emails: {
    title: '이메일',
    off: '지금은 새 소식 이메일을 보내지 않아요. 여기서 선택한 내용은 이메일을 보내기 시작하면 적용돼요.',
    turnOn: <E>(
      emailSettings: (text: string) => E,
      notificationSettings: (text: string) => E,
    ): Sentence<E> => [
      '이메일을 보내려면 ',
      emailSettings('설정의 이메일'),
      '에 메일 서버를 입력하고 ',
      notificationSettings('설정의 알림'),
      '에서 이메일을 켜야 해요. 가입 알림 이메일은 메일 서버만 있으면 돼요.',
    ],
    weekly: (time: string, zone: string) =>
      `주간 이메일은 매주 ${time}${zone && `(${zone})`}에 보내요.`,
    noWeekly: '주간 이메일이 아직 설정되지 않아서 ‘주간 이메일’을 선택해도 보내지 않아요.',
    setWeekly: <E>(notificationSettings: (text: string) => E): Sentence<E> => [
      notificationSettings('설정의 알림'),
      '에서 요일과 시간을 정하세요.',
    ],
    askForWeekly: '관리자가 요일과 시간을 정할 수 있어요.',
    saved: '선택한 내용을 저장했어요.',
  },
  paused: {
    reason: <E>(bold: (text: string) => E, since: string, email: string): Sentence<E> => [
      bold('이메일을 보낼 수 없어요. 메일 서버가 이 계정의 주소를 거부하고 있어요.'),
      ` ${since}부터 ${email} 주소로 새 소식 이메일을 보내지 않고 있어요. 메일 서버의 마지막 응답:`,
    ],
    ifItWorks: '가득 찬 메일함을 비웠거나 해서 주소를 다시 쓸 수 있게 됐다면:',
    ifItIsWrong:
      '주소가 틀렸다면 올바른 주소로 다시 가입하거나 관리자에게 문의하세요. 계정의 주소는 바꿀 수 없어요.',
    resumed: '다시 이메일을 보내 드려요.',
  },

  push: {
    title: '이 기기의 알림',
    unsupported:
      '이 브라우저에서는 알림을 표시할 수 없어요. 대부분의 기기에서 Chrome과 Firefox는 할 수 있어요.',
    installFirst: <E>(link: (text: string) => E): Sentence<E> => [
      'iPhone이나 iPad에서는 먼저 앱을 설치한 다음 홈 화면에서 앱을 열고 여기로 돌아오세요. ',
      link('앱을 설치하는 방법'),
    ],
    topics: '알림 받을 내용',
    topicsOfDevice: '이 기기에서 받는 알림',
    turnOn: '이 기기에서 알림 받기',
    turnOff: '이 기기에서 끄기',
    pending: '잠시 기다려 주세요…',
    saved: '이 기기에 저장했어요.',
    turnedOff: '이 기기의 알림을 껐어요.',
    failures: {
      denied:
        '이 기기에서 앱의 알림이 차단되어 있어요. 브라우저나 휴대폰의 설정에서 허용한 다음 다시 시도하세요.',
      dismissed: '알림이 꺼져 있어요. 버튼을 다시 누르고 ‘허용’을 선택하세요.',
      notReady: '이 기기에서 앱을 아직 준비하고 있어요. 페이지를 새로고침한 다음 다시 시도하세요.',
      noService:
        '브라우저가 알림 서비스에 연결하지 못했어요. 인터넷 연결을 확인하거나 다른 브라우저를 사용해 보세요.',
    },
    others: '알림을 받는 다른 기기',
    listOfOthers: '알림을 받는 다른 기기',
    since: (time: string) => `${time}부터`,
    remove: '삭제',
    removed: '기기를 삭제했어요.',
  },
} satisfies Messages['notifications'];
