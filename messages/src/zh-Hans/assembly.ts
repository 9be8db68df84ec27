import type { Messages } from '../catalog.ts';

export default {
  assemblyName: {
    label: '教会名称',
    hint: '显示在每个页面的顶部和邮件中。',
  },
  publicAddress: {
    label: '公开网址',
    hint: '成员通过此网址打开应用，邮件中的链接也指向这里。以后可以在设置中修改。',
    onlyLocal: '此网址只能在这台电脑上使用。',
    insecure:
      '没有 https，同一网络中的其他人就能读取密码。请设置提供 https 的代理，并输入以 https:// 开头的网址。Google 只允许 localhost 使用 http。',
  },
  timeZone: {
    label: '时区',
    choose: '输入城市名，例如 Shanghai，然后从列表中选择。',
    now: (time: string) => `当地现在是${time}。`,
  },
} satisfies Messages['assembly'];
