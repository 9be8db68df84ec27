import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  failed: '无法读取这部手机上保存的内容。',
  nothing: '还没有保存任何内容。在“讲道”中，点按录音旁边的箭头就能保存，没有网络也能收听。',
  used: (size: string) => `已用 ${size}。`,
  recordings: '已保存的录音',
  documents: (count: number) => `${number(count)}个打开过的文档`,
  removeAll: '全部删除',
  removeTitle: '从手机中删除',
  removeQuestion: '要从这部手机中删除所有打开过的文档吗？再次打开时会重新保存。',
  removeFailed: '无法删除文档。请重试。',
} satisfies Messages['device'];
