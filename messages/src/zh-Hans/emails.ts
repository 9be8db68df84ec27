import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label}：`,
  changeNotifications: '更改通知设置',
  unsubscribe: '退订',

  dear: (name: string) => `${name}，您好：`,
  hello: '您好：',

  reset: {
    subject: (assembly: string) => `为${assembly}设置新密码`,
    why: (assembly: string) => `有人（应该就是您本人）请求为您在${assembly}的账号设置新密码。`,
    button: '设置新密码',
    ignore: '链接在一小时内有效，只能使用一次。如果不是您请求的，请忽略此邮件：您的密码不会改变。',
  },
  adminReset: {
    subject: (assembly: string) => `${assembly}：已创建设置密码的链接`,
    why: (administrator: string, assembly: string) =>
      `${administrator} 创建了一个链接，可以为您在${assembly}的账号设置新密码。链接一天内有效，只能使用一次。`,
    remedy: '如果不是您要求的，请立即修改密码。修改密码后，该链接随即失效。',
    button: '修改密码',
  },
  confirmation: {
    subject: (assembly: string) => `${assembly}：请确认您的邮箱地址`,
    why: (assembly: string) =>
      `有人（应该就是您本人）用此地址在${assembly}注册了账号。请确认这是您的地址。`,
    button: '确认我的地址',
    ignore: '之后管理员会批准账号。如果您没有注册，请忽略此邮件。',
  },
  approved: {
    subject: (assembly: string) => `欢迎来到${assembly}`,
    text: '管理员已批准您的账号。您现在可以登录了。',
    button: '登录',
  },
  test: {
    subject: (assembly: string) => `来自${assembly}的测试邮件`,
    text: '这是您请求的测试邮件。您的教会可以发送邮件。',
    button: '打开应用',
  },
  backups: {
    subject: (assembly: string) => `${assembly}的备份出现问题`,
    problems: {
      failing: '最近两次备份失败。原因见设置。',
      too_old: '最新的备份已超过两天。',
      disk_nearly_full: '服务器的磁盘快满了。请腾出空间，以便继续保存备份和新内容。',
    },
    button: '打开备份',
    once: '每个问题只发一封邮件。问题解决之前，设置中会一直显示。',
  },
} satisfies Messages['emails'];
