import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  saveAndSync: '저장하고 지금 동기화',
  asking: 'Google에 확인하는 중…',
  nothingFound: '이 계정에는 아무것도 없어요.',
  notInAccount: (id: string) => `${id}(이 계정에 없음)`,
  calendarsHint: '여러 캘린더에 있는 일정은 먼저 선택한 캘린더에 표시돼요.',
  publicCalendars: '다른 사람의 공개 캘린더',
  calendarMissing: '캘린더를 하나 이상 선택하세요.',
  keyMissing: 'API 키를 입력하세요.',
  listsHint: '이 목록에서 완료되지 않은 할 일이 교인에게 공지로 보여요.',
  allLists: '나중에 추가되는 목록까지 모두',
  documents: '문서',
  wholeDrive: '이 Google Drive의 모든 파일을 교인에게 보여 주기',
  noFolder: '없음: 교인에게 문서가 보이지 않아요',
  folderHint:
    '이 폴더의 모든 파일이 교인에게 보여요. 다른 폴더 안에 있는 폴더를 고르려면 먼저 바깥 폴더를 선택하세요.',
  counting: '파일을 세는 중…',
  files: (count: number) =>
    plural(count, {
      0: '아직 교인에게 보일 파일이 없어요.',
      other: `교인에게 파일 ${number(count)}개가 보여요.`,
    }),
  filesAtLeast: (count: number) => `교인에게 파일이 ${number(count)}개 이상 보여요.`,
  filesMoreThan: (count: number) => `교인에게 보이는 파일이 ${number(count)}개를 넘어요.`,
} satisfies Messages['whatToSync'];
