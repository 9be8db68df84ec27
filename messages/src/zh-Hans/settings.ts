import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: '设置',
  title: (section: string) => `设置：${section}`,
  sections: {
    general: '常规',
    google: 'Google',
    schedule: '同步计划',
    email: '邮件',
    notifications: '通知',
    backups: '备份',
    about: '关于',
  },
  failed: '无法加载设置。',
  saved: '设置已保存。',
  nothingToSave: '没有需要保存的内容。',

  fixed: (variable: string) => `由环境变量 ${variable} 设定。`,
  unreadable: '已保存在这里，但此服务器无法读取。',
  unsaved: '尚未保存。',
  unsavedReset: '尚未保存：保存后会恢复为默认值。',
  secretIsSet: '已设置。如需更换，请输入新的内容。',

  removeSecret: (label: string) => `删除${label}`,
  keepSecret: (label: string) => `保留${label}`,
  willBeRemoved: '保存时将会删除。',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    '目前还不能保存密码和其他机密信息。请在服务器上将环境变量 ',
    code('ASSEMBLY_SECRET'),
    ' 设为至少32个随机字符，所有进程使用同一个值，然后重启服务器。',
  ],

  iconNotDrawn: '无法用此标志生成手机图标。请换一个浏览器，或换一张图片。',

  sending: '正在发送…',
  emailAccepted: (email: string) => `邮件服务器已接收发给 ${email} 的邮件。`,

  unsavedChanges: {
    title: '未保存的更改',
    question: '您的更改尚未保存。要不保存就离开吗？',
    keepEditing: '继续编辑',
    discard: '放弃更改',
  },
} satisfies Messages['settings'];
