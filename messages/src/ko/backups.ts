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

  settings: {
    title: '백업할 때',
    automatically: '자동 백업',
    nightly: '매일 밤',
    time: '시간',
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
} satisfies Messages['backups'];
