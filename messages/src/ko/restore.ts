import type { Messages } from '../catalog.ts';

export default {
  title: '백업 복원',
  question: (time: string) => `모든 데이터를 ${time} 백업으로 바꿀까요?`,
  comparing: '현재 데이터와 비교하는 중…',
  failed: '백업을 현재 데이터와 비교하지 못했어요.',
  changes: '추가(+)되고 삭제(−)되는 항목:',
  people: '사람',
  unchanged: '변경 없음',
  undo: '먼저 현재 데이터를 백업하므로 되돌릴 수 있어요.',
  staysLoggedIn: '로그인 상태가 유지돼요. 다른 사람은 모두 다시 로그인해야 해요.',
  logsOut:
    '나를 포함해 모두 로그아웃돼요. 내 계정은 이 백업에 없으므로, 로그인하려면 백업에 있는 계정이 필요해요.',
  busy: '복원하는 중…',
  wait: '몇 분 걸릴 수 있어요. 이 페이지를 열어 두세요.',
} satisfies Messages['restore'];
