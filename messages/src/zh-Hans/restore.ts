import type { Messages } from '../catalog.ts';

export default {
  title: '恢复备份',
  question: (time: string) => `要用${time}的备份替换全部数据吗？`,
  comparing: '正在与当前数据比较…',
  failed: '无法将备份与当前数据比较。',
  changes: '将新增（+）和移除（−）的内容：',
  people: '人员',
  unchanged: '无变化',
  undo: '会先备份当前数据，因此可以撤销。',
  staysLoggedIn: '您保持登录，其他人都需要重新登录。',
  logsOut: '所有人都会退出登录，包括您。您的账号不在此备份中：之后登录需要使用备份中已有的账号。',
  busy: '正在恢复…',
  wait: '这可能需要几分钟。请不要关闭此页面。',
} satisfies Messages['restore'];
