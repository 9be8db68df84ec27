import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: '用户列表',
  search: '搜索用户',
  loading: '正在加载用户…',
  loadFailed: '无法加载用户。',
  pages: '用户页码',
  list: '用户',
  nothingFound: '没有找到用户。',
  count: (count: number) => `${number(count)}人`,
  found: (count: number) => `找到${number(count)}人`,
  downloadCsv: '下载 CSV',
  told: (name: string) => `已通过邮件告知 ${name}。`,
  notTold: (names: string[]) => `无法发送邮件，请亲自告知：${names.join('、')}。`,

  columns: {
    name: '姓名',
    email: '邮箱',
    role: '角色',
    action: '操作',
  },
  roles: {
    admin: '管理员',
    user: '用户',
  },
  waiting: '等待批准',
  you: '您',
  ownAccount: '不能对自己的账号这样做。请让另一位管理员操作。',
  notConfirmed: '邮箱未确认',
  signedUp: (date: string) => `注册于${date}`,
  signedUpAndSeen: (date: string, ago: string) => `注册于${date} · 最近访问：${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      '批准',
      hidden(` ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      '详情',
      hidden(`：${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      '删除',
      hidden(` ${name}`),
    ],
    more: (name: string) => `对 ${name} 的更多操作`,
  },

  delete: {
    title: '确认删除',
    question: (name: string) => `确定要删除用户 ${name} 吗？`,
    done: '用户已删除。',
  },
  approve: {
    title: '确认批准',
    question: (name: string) => `确定要批准用户 ${name} 吗？`,
    done: '用户已批准。',
    notConfirmed: '该用户尚未确认邮箱地址。任何人都可以用别人的邮箱地址注册。',
  },
  makeAdmin: {
    title: '确认设为管理员',
    question: (name: string) => `确定要将 ${name} 设为管理员吗？`,
    yes: '设为管理员',
    done: '已设为管理员。',
  },
  removeAdmin: {
    title: '确认撤销管理员',
    question: (name: string) => `确定要撤销 ${name} 的管理员身份吗？`,
    yes: '撤销身份',
    done: '已撤销管理员身份。',
  },
  endSessions: {
    title: '确认退出登录',
    question: (name: string) => `确定要让 ${name} 在所有设备上退出登录吗？`,
    yes: '全部退出',
    done: '已在所有设备上退出登录。',
  },

  approveSeveral: {
    title: '批量批准',
    approving: '正在批准…',
    text: '批准后，他们可以登录，并看到成员能看到的所有内容。',
    notConfirmed: '（邮箱未确认）',
    approve: (count: number) => `批准${number(count)}人`,
    done: (count: number) => `已批准${number(count)}人。`,
    notApproved: (names: string[]) => `未能批准：${names.join('、')}。`,
  },

  details: {
    admin: {
      title: '管理员',
      text: '管理员可以批准和删除用户，也可以同步数据。',
      notYet: '请先批准该用户，然后才能设为管理员。',
      make: '设为管理员',
      remove: '撤销管理员身份',
    },
    link: {
      title: '一次性链接',
      text: '供收不到邮件的人使用。对方可以通过链接设置新密码。链接只能用一次，一天后失效。请只交给本人。',
      create: '创建链接',
    },
    logOut: {
      title: '手机或电脑丢失',
      text: '让该用户在所有设备上退出登录。之后仍可用密码重新登录。',
      button: '在所有设备上退出登录',
    },
  },

  inviteTitle: '邀请成员',
  activityTitle: '操作记录',
} satisfies Messages['users'];
