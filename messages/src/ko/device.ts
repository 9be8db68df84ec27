import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  failed: '이 휴대폰에 저장된 내용을 읽지 못했어요.',
  nothing:
    '아직 저장된 것이 없어요. ‘설교’에서 녹음 옆의 화살표를 누르면 저장되어 인터넷 없이도 들을 수 있어요.',
  used: (size: string) => `${size} 사용 중.`,
  recordings: '저장한 녹음',
  documents: (count: number) => `열어 본 문서 ${number(count)}개`,
  removeAll: '모두 삭제',
  removeTitle: '이 휴대폰에서 삭제',
  removeQuestion: '열어 본 문서를 이 휴대폰에서 모두 삭제할까요? 문서를 다시 열면 다시 저장돼요.',
  removeFailed: '문서를 삭제하지 못했어요. 다시 시도해 주세요.',
} satisfies Messages['device'];
