import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    '메일 서버가 설정되지 않아 이메일을 보내지 않아요. 다음에서 입력하세요: ',
    link('이메일'),
    '.',
  ],
  settingsTitle: '교인에게 알리는 방법',
  defaultNotSent: '주간 이메일이 없으면, 따로 선택하지 않은 교인은 새 소식 이메일을 받지 못해요.',
  weekly: {
    notSent: '보내지 않음',
    time: '주간 이메일을 보낼 시간',
    title: '주간 이메일',
    saveNote: '문구 저장',
    failed: '주간 이메일을 불러오지 못했어요.',
    next: (time: string) => `다음에는 ${time}에 보내요.`,
    nothing:
      '지금은 알릴 내용이 없어서 보내지 않아요. 앞으로 7일 동안 일정이 없고, 새 공지나 곧 끝나는 공지도, 새 문서나 녹음도 없어요.',
    now: <E>(subject: E): Sentence<E> => ['지금 보낸다면 내용은 다음과 같아요. 제목: ', subject],
    send: '나에게 보내기',
  },
  quietHours: {
    none: '방해 금지 시간 없음',
    from: '방해 금지 시작 시간',
    until: '방해 금지 종료 시간',
  },

  title: '발송',
  failed: '발송 현황을 불러오지 못했어요.',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('마지막 이메일을 보내지 못했어요.'),
    ' 이유:',
  ],
  retrying: '24시간 동안 계속 다시 시도해요. 다른 이메일도 늦어질 수 있어요.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(`아직 보내지 않은 알림: ${number(count)}개.`),
    ' 방해 금지 시간이 끝날 때까지, 또는 같은 항목을 알린 뒤 최대 10분 동안 기다려요.',
  ],
  nothingSent: (days: number) =>
    `지난 ${number(days)}일 동안 새 소식 이메일이나 푸시 알림이 없었어요.`,
  counts: {
    title: (days: number) => `지난 ${number(days)}일간의 새 소식 이메일과 푸시 알림:`,
    waiting: '대기 중',
    waitingSince: (count: number, since: string) =>
      `${number(count)}개, 가장 오래된 것은 ${since}부터`,
    sent: '보냄',
    failed: '실패',
  },
  failures: {
    title: (count: number) => `실패 (${number(count)})`,
    titleOfLast: (count: number) => `최근 실패 (${number(count)})`,
    list: '실패',
    email: (name: string, address: string) => `${name} 님에게 보낸 이메일(${address})`,
    push: (name: string, address: string) => `${name} 님에게 보낸 푸시 알림(${address})`,
    attempts: (time: string, count: number) => `${time}, ${number(count)}회 시도`,
  },
  held: {
    counts: {
      announcements: (count: number) => `새 공지 ${number(count)}개`,
      events: (count: number) => `취소되거나 변경된 일정 ${number(count)}개`,
      sermons: (count: number) => `새 녹음 ${number(count)}개`,
      signUps: (count: number) => `새로 가입한 사람 ${number(count)}명`,
    },
    waiting: (what: string) => `보낼지 결정해 주세요: ${what}.`,
    reasons: {
      first: '첫 동기화에서 찾았어요. 교인에게 알리지 않았어요.',
      restored: '복원한 이전 버전에서 나왔어요. 일부 교인은 이미 알림을 받았을 수 있어요.',
      origin: '계정, 캘린더, 할 일 목록 또는 폴더가 바뀌었어요. 교인에게 알리지 않았어요.',
      many: '한꺼번에 30개가 넘었어요. 교인에게 알리지 않았어요.',
    },
    more: (count: number) => `외 ${number(count)}개`,
    send: {
      label: '보내기',
      labelOf: (what: string) => `보내기: ${what}`,
      title: '요약 보내기',
      question: (what: string, people: number) =>
        plural(people, {
          0: '이 소식을 바로 받도록 이메일이나 푸시 알림을 켠 사람이 없어서 아무도 요약을 받지 못해요. 그래도 보낼까요?',
          other: `${number(people)}명에게 메시지를 하나 보낼까요? 내용: ${what}`,
        }),
      done: '요약을 보낼게요. 방해 금지 시간이면 끝난 뒤에 보내요.',
    },
    drop: {
      label: '보내지 않기',
      labelOf: (what: string) => `보내지 않기: ${what}`,
      title: '요약 보내지 않기',
      question: (what: string) =>
        `교인에게 다음 내용을 알리지 않아요: ${what}. 앱에서는 그대로 볼 수 있어요.`,
      done: '요약을 보내지 않아요.',
    },
  },
  paused: {
    title: '발송을 멈춘 주소',
    reason: '메일 서버가 이 주소들을 세 번 연속 거부했어요.',
    since: (time: string) => `${time}부터`,
    retry: '다시 보내 보기',
    resumed: '이 주소들로 다시 이메일을 보내요.',
  },
} satisfies Messages['delivery'];
