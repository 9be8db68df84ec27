import type { Messages } from '../catalog.ts';

export default {
  title: '메일 서버',
  sentThrough: (host: string, port: number) => `이메일을 보내는 서버: ${host}, 포트 ${port}.`,
  isSet: '메일 서버가 설정되어 있어요.',
  cannotBeSent: '이메일을 보낼 수 없어요.',
  notSet: '메일 서버가 설정되지 않았어요. 이메일을 보내지 않고 서버의 data/outbox 폴더에 저장해요.',
  replace: '바꾸려면 새로 입력하세요.',
  server: '서버',
  serverInvalid:
    'mail.example.org 같은 서버 이름을 입력하세요. 기본 포트를 쓰려면 포트는 비워 두세요.',
  port: '포트',
  encryption: '암호화',
  encryptions: {
    starttls: 'STARTTLS(보통 포트 587)',
    tls: 'TLS(보통 포트 465)',
    none: '없음: 신뢰하는 네트워크에서만',
  },
  user: '사용자 이름',
  password: '비밀번호',
  testTitle: '테스트',
  saveFirst: '먼저 변경 사항을 저장한 다음 여기서 테스트하세요.',
  test: (email: string) => `${email} 주소로 이메일을 보내요.`,
  sendTest: '나에게 테스트 이메일 보내기',
} satisfies Messages['email'];
