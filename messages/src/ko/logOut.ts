import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: '로그아웃할까요?',
  question: (recordings: number) =>
    `로그아웃하면 저장한 녹음 ${number(recordings)}개가 이 기기에서 삭제돼요. 다시 로그인한 뒤 다시 저장할 수 있어요.`,
  stay: '로그인 유지',
  confirm: '로그아웃',
} satisfies Messages['logOut'];
