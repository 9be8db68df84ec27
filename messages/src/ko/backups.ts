import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: '백업',
  intro:
    '백업에는 사람, 내용, 설정, 활동 기록 등 여기에 저장된 모든 것이 들어 있어요. Google Drive의 파일은 들어 있지 않아요.',
  restored: '백업을 복원했어요.',
  failed: '백업을 불러오지 못했어요.',
  nothing: '아직 백업이 없어요. 첫 백업을 만들려면 ‘지금 백업’을 누르세요.',
  older: (count: number) => `이전 백업 (${number(count)})`,
  now: '지금 백업',
  running: '백업하는 중…',
  done: '새 백업을 만들었어요.',
  next: (time: string) => `다음 백업: ${time}`,
  verified: '확인됨',
  notVerified: '확인되지 않음',
  where: {
    folder: '이 서버',
    copy: '두 번째 위치',
    both: '이 서버와 두 번째 위치',
  },
  download: '다운로드',
  downloadOf: (time: string) => `다운로드: ${time} 백업`,
  restore: '복원',
  restoreOf: (time: string) => `복원: ${time} 백업`,

  warnings: {
    failing: '백업이 계속 실패하고 있어요.',
    too_old: '마지막 백업이 너무 오래됐어요. ‘지금 백업’을 누르세요.',
    disk_nearly_full: '디스크가 거의 찼어요. 곧 백업할 공간이 없어져요.',
  },
  lastFailed: (time: string) => `마지막 백업에 실패했어요(${time}).`,
  failures: {
    folder_missing: '백업 폴더가 없어요. 서버에 폴더를 만드세요.',
    folder_not_writable: '앱이 백업 폴더에 쓸 수 없어요. 서버에서 폴더의 소유자를 확인하세요.',
    disk_full: '디스크가 가득 찼어요. 공간을 비우거나 백업을 더 적게 보관하세요.',
    not_verified:
      '저장한 파일을 그대로 다시 읽지 못했어요. 다시 백업하세요. 계속 안 되면 디스크를 확인하세요.',
    copy_failed:
      '두 번째 위치에 복사하지 못했어요. 서버에서 그 위치에 연결되는지, BACKUP_COPY가 올바른지 확인하세요.',
    unexpected: '다시 백업하세요. 계속 안 되면 서버 로그를 확인하세요.',
  },

  noFolder: <E>(code: (text: string) => E): Sentence<E> => [
    '아직 백업할 수 없어요. 서버에서 환경 변수 ',
    code('BACKUP_FOLDER'),
    '에 백업할 폴더를 설정하고 서버를 다시 시작하세요.',
  ],
  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    '이 서버를 잃으면 백업도 함께 잃어요. 백업을 두 번째 위치에도 복사하려면 서버에서 환경 변수 ',
    code('BACKUP_COPY'),
    '를 설정하세요.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    '모든 백업은 ',
    code('ASSEMBLY_SECRET'),
    '으로 암호화되어 두 번째 위치에도 복사돼요. 이 값이 없으면 그 백업을 복원할 수 없으니 안전한 곳에 보관하세요.',
  ],
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    '아직 두 번째 위치에 아무것도 복사되지 않아요. 서버에서 환경 변수 ',
    code('ASSEMBLY_SECRET'),
    '에 임의의 문자를 32자 이상 설정하고 서버를 다시 시작하세요. 이 값이 없으면 그 백업을 복원할 수 없으니 안전한 곳에 보관하세요.',
  ],

  settings: {
    title: '백업할 때',
    automatically: '자동 백업',
    off: '끄기',
    other: (expression: string) => `다른 시간: ${expression}`,
    keep: {
      title: '보관할 백업 수',
      daily: '일별',
      weekly: '주별',
      monthly: '월별',
      hint: '날, 주, 달마다 마지막 백업을 보관해요. 나머지는 삭제돼요.',
    },
  },

  restoring: {
    title: '백업 복원',
    question: (time: string) => `모든 데이터를 ${time} 백업으로 바꿀까요?`,
    comparing: '현재 데이터와 비교하는 중…',
    failed: '백업을 현재 데이터와 비교하지 못했어요.',
    people: '사람',
    added: '추가',
    removed: '삭제',
    undo: '먼저 현재 데이터를 백업하므로 되돌릴 수 있어요.',
    staysLoggedIn: '로그인 상태가 유지돼요. 다른 사람은 모두 다시 로그인해야 해요.',
    logsOut:
      '나를 포함해 모두 로그아웃돼요. 내 계정은 이 백업에 없으므로, 로그인하려면 백업에 있는 계정이 필요해요.',
    busy: '복원하는 중…',
    wait: '몇 분 걸릴 수 있어요. 이 페이지를 열어 두세요.',
  },
} satisfies Messages['backups'];
