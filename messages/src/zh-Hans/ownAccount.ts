import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  install: {
    offer: '安装后，可以像其他应用一样打开。',
    done: '应用已安装。可以像其他应用一样打开。',
    install: '安装',
    how: '如何安装应用',
    byMenu:
      '请在浏览器的菜单中查找“安装”或“添加到主屏幕”。如果没有，请用 Chrome 或 Edge 打开本页。',
    ios: {
      share: '轻点“共享”，即带箭头的方框。如果没有看到，请先轻点“…”。',
      add: '选择“添加到主屏幕”。',
      safari: '如果浏览器没有这个选项，请用 Safari 打开本页。',
    },
  },

  name: {
    submit: '保存姓名',
    unchanged: '与现在的姓名相同。',
    changed: '姓名已修改。',
  },

  password: {
    current: '当前密码',
    new: '新密码',
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? '同时停用我的私人链接：日历和播客应用需要新链接'
        : `同时停用我的${number(count)}个私人链接：日历和播客应用需要新链接`,
    submit: '修改密码',
    changed: '密码已修改。您在其他设备上已退出登录。',
    changedAndFeedsEnded: '密码已修改。您在其他设备上已退出登录，私人链接已停用。',
  },

  data: {
    text: '所有与您有关的数据，保存为 JSON 文件。',
    download: '下载我的数据',
  },

  deletion: {
    text: '您的邮箱地址、密码、登录信息和私人链接将被永久删除。您的姓名会保留在操作记录中。',
    button: '删除我的账号',
    title: '确认删除',
    question: '确定要删除您的账号吗？请输入密码确认。',
    keep: '保留我的账号',
    pending: '正在删除…',
  },
} satisfies Messages['ownAccount'];
