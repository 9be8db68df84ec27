import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused:
      'Google이 더 이상 연결을 허용하지 않아서 동기화할 수 없어요. 이미 복사한 내용은 그대로 있어요. 다시 동기화하려면 다시 연결하세요.',
    refusedFixed:
      'Google이 더 이상 GOOGLE_REFRESH_TOKEN의 로그인을 허용하지 않아요. 환경에서 이 변수를 삭제하고 서버를 다시 시작한 다음 설정에서 연결하세요.',
    unreadable:
      'Google 연결이 다른 키로 저장되어 이 서버가 읽을 수 없어요. 다시 연결하거나, 이전 ASSEMBLY_SECRET 또는 secret.key를 사용해 서버를 시작하세요.',
  },
  reconnect: '다시 연결',
  synced: '데이터를 동기화했어요.',
  notFinished: '끝까지 완료되지 않았어요. 다시 동기화하세요.',
  sourcesFailed: (sources: string, error: string) => `${sources}: ${error}`,
} satisfies Messages['connection'];
