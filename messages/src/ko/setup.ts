import type { Messages } from '../catalog.ts';

export default {
  pageTitle: '초기 설정',
  checking: '링크를 확인하는 중…',
  linkProblems: {
    setup_done: '이 교회는 이미 설정됐어요',
    wrong_setup_code: '쓸 수 없는 링크예요',
  },
  whereLinkIs: '링크는 서버의 터미널에 나오고, 서비스로 실행할 때는 로그에 나와요.',
  goToLogin: '로그인으로 가기',
  endsDemo:
    '설정을 마치면 데모가 끝나요. 데모의 사람들, 데모에서 만든 계정, 예시 내용, 데모에서 바꾼 설정이 영구적으로 삭제돼요. 그때까지는 아무것도 바뀌지 않아요.',
  account: '내 계정',
  assembly: '우리 교회',
  finish: '설정 마치기',
  finishing: '설정하는 중…',
} satisfies Messages['setup'];
