import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: '설정',
  title: (section: string) => `설정: ${section}`,
  sections: {
    general: '일반',
    google: 'Google',
    schedule: '동기화 예약',
    email: '이메일',
    notifications: '알림',
    backups: '백업',
    about: '정보',
  },
  failed: '설정을 불러오지 못했어요.',
  saved: '설정을 저장했어요.',
  nothingToSave: '저장할 내용이 없어요.',

  fixed: (variable: string) => `환경 변수 ${variable}에서 정한 값이에요.`,
  unreadable: '여기에 저장되어 있지만 이 서버가 읽을 수 없어요.',
  unsaved: '아직 저장하지 않았어요.',
  unsavedReset: '아직 저장하지 않았어요. 저장하면 기본값으로 돌아가요.',
  secretIsSet: '설정되어 있어요. 바꾸려면 새로 입력하세요.',

  removeSecret: (label: string) => `${label} 삭제`,
  keepSecret: (label: string) => `${label} 유지`,
  willBeRemoved: '저장하면 삭제돼요.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    '아직 비밀번호와 같은 비밀 정보를 저장할 수 없어요. 서버에서 환경 변수 ',
    code('ASSEMBLY_SECRET'),
    '에 임의의 문자를 32자 이상, 모든 프로세스에 똑같이 설정하고 서버를 다시 시작하세요.',
  ],

  iconNotDrawn:
    '로고로 휴대폰용 아이콘을 만들지 못했어요. 다른 브라우저나 다른 이미지를 사용해 보세요.',

  sending: '보내는 중…',
  emailAccepted: (email: string) => `메일 서버가 ${email} 주소로 가는 이메일을 받았어요.`,

  unsavedChanges: {
    title: '저장하지 않은 변경 사항',
    question: '변경 사항이 저장되지 않았어요. 저장하지 않고 나갈까요?',
    keepEditing: '계속 편집',
    discard: '변경 취소',
  },
} satisfies Messages['settings'];
