import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) => `설정 마치기 (${number(done)}/${number(all)})`,
    copyContent: 'Google에서 내용 복사',
    syncAutomatically: '자동 동기화',
    mailServer: '메일 서버 입력',
    weeklyEmail: '주간 이메일 보내기',
    contact: '문의처 입력',
    inviteMembers: '교인 초대',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('완료: '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [hidden('남은 설정 '), '숨기기'],
  },
  peopleWait: (count: number) => `승인을 기다리는 사람 ${number(count)}명`,
  syncWaits: '확인이 필요한 동기화가 있어요',
  syncFailed: '마지막 동기화에 실패했어요',
  updatesWait: '보낼지 결정할 새 소식이 있어요',
  backups: {
    failing: '백업이 계속 실패하고 있어요',
    too_old: '마지막 백업이 너무 오래됐어요',
    disk_nearly_full: '백업할 디스크가 거의 찼어요',
  },
  newVersion: (version: string) => `새 버전이 나왔어요: ${version}`,
} satisfies Messages['tasks'];
