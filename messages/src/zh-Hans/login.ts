import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  welcome: (assembly: string) => `欢迎来到${assembly}`,
  intro: '活动、公告和文档，都在这里。',
  tabs: {
    label: '登录或注册',
    login: '登录',
    signup: '注册',
  },
  notSetUp: {
    title: '此教会尚未完成设置。',
    text: '如果您负责运行服务器，请打开它启动时显示的设置链接：在终端或日志中可以找到。',
  },
  setUp: '设置教会',
  signedOut: '您已退出登录。',
  notEnded:
    '您已在此浏览器中退出登录，但服务器未能结束这次登录。请稍后再次登录，并在“我的账号”的“已登录的设备”中将其退出。',
  logIn: '登录',
  loggingIn: '正在登录…',
  failed: '登录时出错。请稍后再试。',

  approvesAccounts: '新账号须由管理员批准。',
  signUp: '注册',
  signingUp: '正在注册…',
  signedUp: '注册成功。',
  signUpFailed: '注册时出错。请稍后再试。',

  approval: {
    thanks: '感谢您注册。',
    waiting: '您的账号正在等待批准。',
    confirmAddress: '我们已给您发送邮件：请点开其中的链接，确认您的邮箱地址。',
    next: '管理员会批准您的账号。之后就可以在这里登录。',
    nextWithEmail: '管理员会批准您的账号，届时我们会发邮件通知您。之后就可以在这里登录。',
    questions: '有疑问？',
  },
  ask: {
    person: <E>(name: E, hasAddress: boolean): Sentence<E> => [
      '请联系 ',
      name,
      hasAddress ? '：' : '。',
    ],
    administrator: <E>(assembly: E, hasAddress: boolean): Sentence<E> => [
      '请联系 ',
      assembly,
      hasAddress ? ' 的管理员：' : ' 的管理员。',
    ],
  },

  forgot: {
    title: '忘记密码',
    text: '请输入您的邮箱地址。我们会发送链接，用来设置新密码。',
    cannotSend: (assembly: string) =>
      `${assembly}无法发送邮件。管理员可以给您一个链接，用来设置新密码。`,
    send: '发送链接',
    sending: '正在发送…',
    sent: '重置密码的邮件已发送到您的邮箱。',
    failed: '出错了。请稍后再试。',
  },

  reset: {
    title: '设置新密码',
    newPassword: '新密码',
    note: '保存后，您会在所有设备上退出登录，日历和播客应用的私人链接也会停用。',
    save: '保存密码',
    done: '您的密码已修改。',
    failed: '无法修改您的密码。请稍后再试。',
    expired: '此链接已失效',
    requestNew: '此链接已用过或已过期。请获取新链接。',
    requestLink: '获取新链接',
    backToLogin: '返回登录',
  },
} satisfies Messages['login'];
