import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: '备份',
  intro: '备份包含这里保存的一切：人员、内容、设置和操作记录，但不包含 Google Drive 中的文件。',
  restored: '备份已恢复。',
  failed: '无法加载备份。',
  nothing: '还没有备份。请按“立即备份”创建第一个备份。',
  older: (count: number) => `更早的备份（${number(count)}）`,
  now: '立即备份',
  running: '正在备份…',
  done: '已创建新的备份。',
  next: (time: string) => `下次备份：${time}`,
  verified: '已验证',
  notVerified: '未验证',
  where: {
    folder: '在此服务器上',
    copy: '在第二个位置',
    both: '在此服务器和第二个位置',
  },
  download: '下载',
  downloadOf: (time: string) => `下载：${time}的备份`,
  restore: '恢复',
  restoreOf: (time: string) => `恢复：${time}的备份`,

  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    '如果此服务器丢失，备份也会随之丢失。要把每个备份复制到第二个位置，请在服务器上设置环境变量 ',
    code('BACKUP_COPY'),
    '。',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    '每个备份都会用 ',
    code('ASSEMBLY_SECRET'),
    ' 加密并复制到第二个位置。请妥善保管该值：没有它，就无法恢复这些备份。',
  ],

  settings: {
    title: '何时备份',
    automatically: '自动备份',
    nightly: '每晚',
    time: '时间',
    off: '关闭',
    other: (expression: string) => `其他时间：${expression}`,
    keep: {
      title: '保留多少个备份',
      daily: '每日',
      weekly: '每周',
      monthly: '每月',
      hint: '保留每天、每周和每月最新的备份，其余的会删除。',
    },
  },
} satisfies Messages['backups'];
