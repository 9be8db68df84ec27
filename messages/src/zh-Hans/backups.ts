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

  warnings: {
    failing: '备份一直失败。',
    too_old: '最新的备份已经太旧。请按“立即备份”。',
    disk_nearly_full: '磁盘快满了，很快就没有空间存放备份。',
  },
  lastFailed: (time: string) => `上次备份失败（${time}）。`,
  failures: {
    folder_missing: '备份文件夹不存在。请在服务器上创建。',
    folder_not_writable: '应用无法写入备份文件夹。请在服务器上检查该文件夹的所有者。',
    disk_full: '磁盘已满。请腾出空间，或减少保留的备份。',
    not_verified: '文件读出的内容与写入时不一致。请重新备份。如果仍然失败，请检查磁盘。',
    copy_failed:
      '无法复制到第二个位置。请在服务器上检查该位置能否访问，以及 BACKUP_COPY 是否正确。',
    unexpected: '请重新备份。如果仍然失败，请查看服务器日志。',
  },

  noFolder: <E>(code: (text: string) => E): Sentence<E> => [
    '目前还不能备份。请在服务器上将环境变量 ',
    code('BACKUP_FOLDER'),
    ' 设为存放备份的文件夹，然后重启服务器。',
  ],
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    '目前还没有备份复制到第二个位置。请在服务器上将环境变量 ',
    code('ASSEMBLY_SECRET'),
    ' 设为至少32个随机字符，然后重启服务器。请妥善保管该值：没有它，就无法恢复这些备份。',
  ],

  settings: {
    title: '何时备份',
    automatically: '自动备份',
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

  restoring: {
    title: '恢复备份',
    question: (time: string) => `要用${time}的备份替换全部数据吗？`,
    comparing: '正在与当前数据比较…',
    failed: '无法将备份与当前数据比较。',
    people: '人员',
    added: '新增',
    removed: '移除',
    undo: '会先备份当前数据，因此可以撤销。',
    staysLoggedIn: '您保持登录，其他人都需要重新登录。',
    logsOut: '所有人都会退出登录，包括您。您的账号不在此备份中：之后登录需要使用备份中已有的账号。',
    busy: '正在恢复…',
    wait: '这可能需要几分钟。请不要关闭此页面。',
  },
} satisfies Messages['backups'];
