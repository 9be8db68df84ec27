import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    '아직 두 번째 위치에 아무것도 복사되지 않아요. 서버에서 환경 변수 ',
    code('ASSEMBLY_SECRET'),
    '에 임의의 문자를 32자 이상 설정하고 서버를 다시 시작하세요. 이 값이 없으면 그 백업을 복원할 수 없으니 안전한 곳에 보관하세요.',
  ],
} satisfies Messages['backupProblems'];
