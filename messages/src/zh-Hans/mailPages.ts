import type { Messages } from '../catalog.ts';

export default {
  linkInvalid: '链接无效',

  confirm: {
    title: '确认您的邮箱地址',
    question: '您是否用此地址注册了账号？',
    button: '确认我的地址',
    doneTitle: '您的地址已确认',
    done: '谢谢。如果您的账号尚未批准，管理员批准后您会收到邮件。',
    failed: '无法确认您的地址',
    notFound: '此链接已经用过，或者账号已不存在。如果您之前确认过地址，就不需要再做什么了。',
    goToApp: '前往应用',
  },

  unsubscribe: {
    title: '退订',
    questions: {
      announcements: '不再接收有关新公告的邮件？',
      events: '不再接收有关活动取消或改期的邮件？',
      sermons: '不再接收有关新录音的邮件？',
      signUps: '不再接收有关新注册的邮件？',
      weekly: '不再接收每周邮件？',
    },
    doneTitle: '您已退订',
    done: {
      announcements: '您不会再收到有关新公告的邮件。',
      events: '您不会再收到有关活动取消或改期的邮件。',
      sermons: '您不会再收到有关新录音的邮件。',
      signUps: '您不会再收到有关新注册的邮件。',
      weekly: '您不会再收到每周邮件。',
    },
    failed: '无法退订',
    notFound: '此链接不完整或已失效。如果您有账号，可以登录后更改通知设置。',
    changeNotifications: '更改通知设置',
  },
} satisfies Messages['mailPages'];
