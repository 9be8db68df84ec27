import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

const remedyOf = ({ enter, connect, replaceKey }: Remedies) =>
  [
    enter && '다시 입력하기',
    connect && 'Google 다시 연결하기',
    replaceKey &&
      '‘set PUSH_PRIVATE_KEY ""’ 명령을 실행하고 교인에게 기기의 알림을 다시 켜 달라고 하기',
  ]
    .filter(Boolean)
    .join(', ');

export default {
  /** The remedies are phrases of their own, after a colon. */
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('이 서버는 저장된 비밀 정보 일부를 읽을 수 없어요:'),
    ` ${secrets}. 다른 키로 저장됐기 때문이에요. 해결 방법: ${remedyOf(remedies)}. 아니면 이전 `,
    code('ASSEMBLY_SECRET'),
    '이나 ',
    code('secret.key'),
    ' 파일로 서버를 다시 시작하세요. 나머지는 모두 정상으로 작동해요.',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'Google 연결',
    PUSH_PRIVATE_KEY: '기기 알림 키',
  },
} satisfies Messages['unreadableSecrets'];
