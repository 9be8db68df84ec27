import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    '没有设置邮件服务器，因此不会发送邮件。请在',
    link('邮件'),
    '中填写。',
  ],
  settingsTitle: '如何通知成员',
  defaultNotSent: '如果不发送每周邮件，没有自行选择的成员就收不到更新提醒邮件。',
  weekly: {
    notSent: '不发送',
    time: '每周邮件的发送时间',
    title: '每周邮件',
    saveNote: '保存这句话',
    failed: '无法加载每周邮件。',
    next: (time: string) => `下次发送时间：${time}。`,
    nothing:
      '目前没有可写的内容，因此不会发送：未来七天没有活动，没有新的或即将到期的公告，也没有新的文档或录音。',
    now: <E>(subject: E): Sentence<E> => ['如果现在发送，内容如下。主题：', subject],
    send: '发送给我',
  },
  quietHours: {
    none: '不设免打扰',
    from: '免打扰开始时间',
    until: '免打扰结束时间',
  },

  title: '发送情况',
  failed: '无法加载发送情况。',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('最近一封邮件未能发送。'),
    '原因：',
  ],
  retrying: '我们会在24小时内不断重试。其他邮件也可能延迟。',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(`尚未发送：${number(count)}条通知。`),
    '它们要等到免打扰时段结束，或者在同一内容的上一条消息之后最多等待10分钟。',
  ],
  nothingSent: (days: number) => `过去${number(days)}天没有发送更新提醒邮件或推送消息。`,
  counts: {
    title: (days: number) => `过去${number(days)}天的更新提醒邮件和推送消息：`,
    waiting: '等待中',
    waitingSince: (count: number, since: string) => `${number(count)}，最早从${since}开始等待`,
    sent: '已发送',
    failed: '失败',
  },
  failures: {
    title: (count: number) => `失败（${number(count)}）`,
    titleOfLast: (count: number) => `最近的失败（${number(count)}）`,
    list: '失败',
    email: (name: string, address: string) => `发给 ${name} 的邮件（${address}）`,
    push: (name: string, address: string) => `发给 ${name} 的推送消息（${address}）`,
    attempts: (time: string, count: number) => `${time}，已尝试${number(count)}次`,
  },
  held: {
    counts: {
      announcements: (count: number) => `${number(count)}条新公告`,
      events: (count: number) => `${number(count)}个取消或改期的活动`,
      sermons: (count: number) => `${number(count)}个新录音`,
      signUps: (count: number) => `${number(count)}位新注册用户`,
    },
    waiting: (what: string) => `等待您决定：${what}。`,
    reasons: {
      first: '由首次同步发现。尚未通知成员。',
      restored: '来自恢复的历史版本。有些成员可能已经收到通知。',
      origin: '账号、日历、任务列表或文件夹已更改。尚未通知成员。',
      many: '一次超过30项。尚未通知成员。',
    },
    more: (count: number) => `还有${number(count)}项`,
    send: {
      label: '发送',
      labelOf: (what: string) => `发送：${what}`,
      title: '发送摘要',
      question: (what: string, people: number) =>
        plural(people, {
          0: '没有人为此打开即时邮件或推送，因此没有人会收到摘要。仍要发送吗？',
          other: `要向${number(people)}人发送一条消息吗？内容：${what}`,
        }),
      done: '摘要将会发送。如在免打扰时段，则等到时段结束。',
    },
    drop: {
      label: '不发送',
      labelOf: (what: string) => `不发送：${what}`,
      title: '不发送摘要',
      question: (what: string) => `不会就以下内容通知成员：${what}。成员仍可在应用中看到。`,
      done: '摘要不会发送。',
    },
  },
  paused: {
    title: '暂停发送的地址',
    reason: '邮件服务器连续三次拒收这些地址。',
    since: (time: string) => `自${time}起`,
    retry: '重新尝试发送',
    resumed: '已恢复向这些地址发送邮件。',
  },
} satisfies Messages['delivery'];
