import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  save: '이 휴대폰에 저장',
  saved: '이 휴대폰에 저장됨',
  saving: (percent: string) => `이 휴대폰에 저장하는 중, ${percent}`,
  paused: (percent: string) => `저장 일시 중지됨, ${percent}`,
  stateOf: (state: string, title: string) => `${state}: ${title}`,
  whenSaved: '이 녹음은 휴대폰에 저장되어 있어요. 인터넷 없이도 들을 수 있어요.',
  whileSaving: '녹음을 저장하는 동안에도 앱을 계속 사용할 수 있어요.',

  saveAll: {
    button: '모든 녹음을 이 휴대폰에 저장',
    title: '이 휴대폰에 저장',
    question: (recordings: number, size: string) =>
      `녹음 ${number(recordings)}개(${size})를 이 휴대폰에 저장할까요?`,
    nothingLeft: '이 폴더의 녹음은 이미 모두 휴대폰에 있어요.',
  },
  onThisPhone: '이 휴대폰에 있음',

  progress: {
    label: (title: string) => `저장하는 중: ${title}`,
    saving: (amount: string) => `저장하는 중: ${amount}`,
    waiting: (amount: string) => `대기 중: ${amount}`,
    paused: (amount: string) => `일시 중지됨: ${amount}`,
    amountOf: (size: string, whole: string) => `${size} / ${whole}`,
  },
  play: '재생',
  playItem: (title: string) => `재생: ${title}`,
  pause: '일시 중지',
  pauseItem: (title: string) => `일시 중지: ${title}`,
  resume: '계속',
  resumeItem: (title: string) => `계속: ${title}`,
  cancelItem: (title: string) => `취소: ${title}`,
  remove: {
    button: '삭제',
    item: (title: string) => `삭제: ${title}`,
    title: '이 휴대폰에서 삭제',
    question: (title: string) =>
      `‘${title}’ 녹음을 이 휴대폰에서 삭제할까요? 인터넷에 연결되어 있을 때 다시 저장할 수 있어요.`,
    keep: '그대로 두기',
    failed: '녹음을 삭제하지 못했어요. 다시 시도해 주세요.',
  },

  done: (title: string) => `이 휴대폰에 저장했어요: ${title}`,
  interrupted: '인터넷에 연결되지 않거나 서버가 바빠요. 저장은 자동으로 다시 시작돼요.',
  noSpace: '휴대폰에 남은 공간이 없어요. 필요 없는 녹음이나 사진, 앱을 지운 다음 다시 시도하세요.',
  failed: '녹음을 저장하지 못했어요. 다시 시도해 주세요.',
} satisfies Messages['downloads'];
