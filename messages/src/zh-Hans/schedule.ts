import type { Messages } from '../catalog.ts';

export default {
  title: '何时从 Google 同步',
  automatically: '自动同步',
  byHand: '仅手动同步',
  hourly: '每小时',
  nightly: '每晚，时间自选',
  advanced: '高级：cron 表达式',
  time: '时间',
  cron: 'cron 表达式',
  cronFields: '分、时、日、月、星期。',
  invalid: '请输入 cron 表达式，例如 0 5 * * *。',
  next: '接下来的同步',
  nextFailed: '无法加载接下来的同步。',
  never: '按此计划永远不会同步。',
} satisfies Messages['schedule'];
