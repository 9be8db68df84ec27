import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    '目前还没有备份复制到第二个位置。请在服务器上将环境变量 ',
    code('ASSEMBLY_SECRET'),
    ' 设为至少32个随机字符，然后重启服务器。请妥善保管该值：没有它，就无法恢复这些备份。',
  ],
} satisfies Messages['backupProblems'];
