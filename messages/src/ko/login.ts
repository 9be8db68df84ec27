import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  welcome: (assembly: string) => `${assembly}에 오신 것을 환영해요`,
  intro: '일정, 공지, 문서를 한곳에서 볼 수 있어요.',
  tabs: {
    label: '로그인 또는 가입',
    login: '로그인',
    signup: '가입',
  },
  notSetUp: {
    title: '이 교회는 아직 설정되지 않았어요.',
    text: '서버를 운영하는 분은 서버가 시작할 때 터미널이나 로그에 출력한 설정 링크를 여세요.',
  },
  setUp: '교회 설정하기',
  signedOut: '로그아웃됐어요.',
  notEnded:
    '이 브라우저에서는 로그아웃됐지만 서버에서는 로그아웃하지 못했어요. 나중에 다시 로그인해서 계정의 ‘로그인된 기기’에서 로그아웃하세요.',
  logIn: '로그인',
  loggingIn: '로그인하는 중…',
  failed: '로그인하는 중에 오류가 발생했어요. 나중에 다시 시도해 주세요.',

  approvesAccounts: '새 계정은 관리자가 승인해요.',
  signUp: '가입',
  signingUp: '가입하는 중…',
  signedUp: '가입했어요.',
  signUpFailed: '가입하는 중에 오류가 발생했어요. 나중에 다시 시도해 주세요.',

  approval: {
    thanks: '가입해 주셔서 감사해요.',
    waiting: '계정이 승인을 기다리고 있어요.',
    confirmAddress: '이메일을 보냈어요. 이메일의 링크를 눌러 주소를 확인해 주세요.',
    next: '관리자가 계정을 승인하면 여기서 로그인할 수 있어요.',
    nextWithEmail:
      '관리자가 계정을 승인하면 이메일로 알려 드려요. 그 뒤에 여기서 로그인할 수 있어요.',
    questions: '궁금한 점이 있나요?',
  },
  ask: {
    person: <E>(name: E, hasAddress: boolean): Sentence<E> => [
      name,
      hasAddress ? ' 님에게 문의하세요:' : ' 님에게 문의하세요.',
    ],
    administrator: <E>(assembly: E, hasAddress: boolean): Sentence<E> => [
      assembly,
      hasAddress ? ' 관리자에게 문의하세요:' : ' 관리자에게 문의하세요.',
    ],
  },

  forgot: {
    title: '비밀번호 찾기',
    text: '이메일 주소를 입력하세요. 새 비밀번호를 설정할 수 있는 링크를 보내 드려요.',
    cannotSend: (assembly: string) =>
      `${assembly}에서는 이메일을 보낼 수 없어요. 관리자에게 새 비밀번호를 설정할 링크를 받으세요.`,
    send: '링크 보내기',
    sending: '보내는 중…',
    sent: '비밀번호를 다시 정하는 링크를 이메일로 보냈어요.',
    failed: '오류가 발생했어요. 나중에 다시 시도해 주세요.',
  },

  reset: {
    title: '새 비밀번호 정하기',
    newPassword: '새 비밀번호',
    note: '모든 기기에서 로그아웃되고, 캘린더와 팟캐스트 앱의 개인 링크가 꺼져요.',
    save: '비밀번호 저장',
    done: '비밀번호를 바꿨어요.',
    failed: '비밀번호를 바꾸지 못했어요. 나중에 다시 시도해 주세요.',
    expired: '더 이상 쓸 수 없는 링크예요',
    requestNew: '이미 사용했거나 만료된 링크예요. 새 링크를 요청해 주세요.',
    requestLink: '새 링크 요청',
    backToLogin: '로그인으로 돌아가기',
  },
} satisfies Messages['login'];
