import type { Messages } from '../catalog.ts';

export default {
  laterEvents: '이 휴대폰에는 여기까지의 일정만 저장되어 있어요. 더 보려면 인터넷에 연결하세요.',
  noEvent: '이 휴대폰에 저장된 것 중에서 찾은 일정이 없어요. 더 보려면 인터넷에 연결하세요.',
  event: '이 일정은 휴대폰에 저장되어 있지 않아요. 열려면 인터넷에 연결하세요.',
  eventGone: '이 일정은 더 이상 캘린더에 없어요.',
  file: '휴대폰에 저장된 목록에 이 파일이 없어요. 다시 찾으려면 인터넷에 연결하세요.',
  folder: '휴대폰에 저장된 목록에 이 폴더가 없어요. 다시 찾으려면 인터넷에 연결하세요.',
} satisfies Messages['stored'];
