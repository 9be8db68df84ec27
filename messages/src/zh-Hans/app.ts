import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: '跳到正文',
  screens: {
    documents: '文档与讲道',
    documentsShort: '文档',
    users: '用户管理',
    dataSync: '数据同步',
    settings: '设置',
  },
  menu: {
    main: '主导航',
    open: '菜单',
    close: '关闭菜单',
    allScreens: '所有页面',
    account: '我的账号',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('我的账号：'),
      person,
    ],
    logOut: '退出登录',
  },
  loggingOut: '正在退出登录…',
  logoutFailed: '无法退出登录。请重试。',
} satisfies Messages['app'];
