import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  topics: {
    announcements: '新公告',
    events: '取消或改期的活动',
    sermons: '新录音',
    signUps: '新注册的人',
  },
  choices: { off: '不接收', weekly: '每周邮件', email: '即时邮件' },
  failed: '无法加载通知设置。',
  emails: {
    title: '邮件',
    off: '目前不发送更新提醒邮件。您在这里的选择会在开始发送后生效。',
    turnOn: <E>(
      emailSettings: (text: string) => E,
      notificationSettings: (text: string) => E,
    ): Sentence<E> => [
      '要发送邮件，需要在',
      emailSettings('设置的“邮件”'),
      '中填写邮件服务器，并在',
      notificationSettings('设置的“通知”'),
      '中打开。有关新注册的邮件只需要邮件服务器。',
    ],
    weekly: (time: string, zone: string) =>
      `每周邮件的发送时间：每${time}${zone && `（${zone}）`}。`,
    noWeekly: '每周邮件尚未设置，因此选择“每周邮件”不会收到任何邮件。',
    setWeekly: <E>(notificationSettings: (text: string) => E): Sentence<E> => [
      '请在',
      notificationSettings('设置的“通知”'),
      '中设定星期和时间。',
    ],
    askForWeekly: '管理员可以设定星期和时间。',
    saved: '您的选择已保存。',
  },
  paused: {
    reason: <E>(bold: (text: string) => E, since: string, email: string): Sentence<E> => [
      bold('无法给您发送邮件：邮件服务器拒收您的地址。'),
      `自${since}起，不再向 ${email} 发送更新提醒邮件。服务器最近的回复：`,
    ],
    ifItWorks: '如果地址已恢复正常，例如已清理装满的邮箱：',
    ifItIsWrong: '如果地址有误，请用正确的地址重新注册，或联系管理员：账号的地址不能更改。',
    resumed: '已恢复给您发送邮件。',
  },

  push: {
    title: '此设备上的通知',
    unsupported: '此浏览器无法显示通知。在大多数设备上，Chrome 和 Firefox 可以。',
    installFirst: <E>(link: (text: string) => E): Sentence<E> => [
      '在 iPhone 或 iPad 上，请先安装应用，再从主屏幕打开它并回到这里。',
      link('如何安装应用'),
    ],
    topics: '通知内容',
    topicsOfDevice: '此设备接收的通知',
    turnOn: '在此设备上接收通知',
    turnOff: '在此设备上关闭',
    pending: '请稍候…',
    saved: '已为此设备保存。',
    turnedOff: '已关闭此设备上的通知。',
    failures: {
      denied: '此设备屏蔽了本应用的通知。请在浏览器或手机的设置中允许通知，然后重试。',
      dismissed: '通知仍处于关闭状态。请再次点按按钮，并选择“允许”。',
      notReady: '应用还在此设备上做准备。请重新加载页面，然后重试。',
      noService: '浏览器无法连接其通知服务。请检查网络连接，或换一个浏览器。',
    },
    others: '您接收通知的其他设备',
    listOfOthers: '接收通知的其他设备',
    since: (time: string) => `自${time}起`,
    remove: '移除',
    removed: '设备已移除。',
  },
} satisfies Messages['notifications'];
