import type { Messages } from '../catalog.ts';

export default {
  title: 'Google에서 동기화할 때',
  automatically: '자동 동기화',
  byHand: '직접 시작할 때만',
  hourly: '매시간',
  nightly: '매일 밤 정해진 시간에',
  advanced: '고급: cron 표현식',
  time: '시간',
  cron: 'cron 표현식',
  cronFields: '분, 시, 일, 월, 요일.',
  invalid: '0 5 * * * 같은 cron 표현식을 입력하세요.',
  next: '다음 동기화',
  nextFailed: '다음 동기화를 불러오지 못했어요.',
  never: '이 예약으로는 동기화가 실행되지 않아요.',
} satisfies Messages['schedule'];
