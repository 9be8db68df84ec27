import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: '退出登录？',
  question: (recordings: number) =>
    `退出登录会从此设备删除${number(recordings)}个已保存的录音。下次登录后可以再次保存。`,
  stay: '保持登录',
  confirm: '退出登录',
} satisfies Messages['logOut'];
