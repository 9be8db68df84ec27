import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connectTitle: 'Google 연결',
  intro:
    'Google 계정 하나에서 캘린더, 할 일 목록, 문서를 앱으로 복사해요. 앱은 읽기만 할 수 있어요.',
  saveAndConnect: '저장하고 연결',
  saveAndReconnect: '저장하고 다시 연결',
  idMissing: '클라이언트 ID를 입력하세요.',
  secretMissing: '클라이언트 보안 비밀번호를 입력하세요.',
  clientTitle: '클라이언트 ID와 보안 비밀번호',
  helpTitle: '클라이언트 ID와 보안 비밀번호를 받는 방법',
  publicOnlyTitle: '연결하지 않는 경우: 공개 캘린더만',
  publicOnly:
    'API 키가 있으면 공개 캘린더의 일정을 복사할 수 있어요. 공지와 문서를 복사하려면 계정을 연결해야 해요. 연결하기 전에는 동기화할 때마다 공지와 문서를 복사하지 못했다고 알려 줘요.',

  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `Google에 연결됐어요(계정: ${account}).` : 'Google에 연결됐어요.'),
    ' 이제 동기화할 내용을 선택하세요.',
  ],
  failures: {
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google에 연결하지 못했어요.'),
      ' Google 페이지에서 액세스를 거부했거나 권한을 하나도 선택하지 않았어요. 다시 연결해서 모든 권한을 선택하고 ‘계속’ 또는 ‘허용’을 누르세요.',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google에 연결하지 못했어요.'),
      ' Google이 클라이언트 ID나 클라이언트 보안 비밀번호를 받아들이지 않아요. Google Cloud 콘솔에서 둘 다 다시 복사하고, 같은 클라이언트의 것인지 확인하세요.',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google에 연결하지 못했어요.'),
      ' Google 페이지에서 시간이 너무 오래 걸렸거나, 이미 완료했거나, 다른 브라우저에서 시작했어요. 다시 연결해 주세요.',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google에 연결하지 못했어요.'),
      ' 연결을 끝까지 완료하지 못했어요. 잠시 후 다시 연결해 주세요. 계속 안 되면 서버 로그에서 이유를 확인하세요.',
    ],
  },
} satisfies Messages['google'];
