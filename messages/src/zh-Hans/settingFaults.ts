import type { Messages } from '../catalog.ts';

export default {
  tooLong: (max: string) => `最多${max}个字符。`,
  charsUnreadable: '请去掉换行和其他控制字符。',
  notInDemo: '演示中不能更改。要结束演示，请打开服务器显示的设置链接，或用 PUBLIC_URL 启动服务器。',

  timeZone: '必须是时区，例如 Asia/Shanghai。',
  webAddress:
    '必须是以 http:// 或 https:// 开头的普通网址，不含查询（?）、片段（#）、用户名或分号。',
  origin: '必须是像 https://assembly.example.org 这样的网址，后面不带路径。',
  days: (max: string) => `必须是1到${max}之间的天数。`,
  tooFewDays: (min: string) => `至少${min}天。更少的天数只能在环境变量中设定。`,
  email: '必须是一个邮箱地址，例如 office@example.org。',
  phone: '必须是一个电话号码，例如 +86 10 1234 5678。',
  /** Names in quotes are what the Google Cloud console shows in Chinese. */
  clientId:
    '必须是客户端 ID，例如 1234-abcd.apps.googleusercontent.com。请从 Google Cloud 控制台的“客户端”中复制。',
  clientSecret: '必须是客户端密钥，例如 GOCSPX-abcd。请从 Google Cloud 控制台的“客户端”中复制。',
  apiKey: '必须是 API 密钥，例如 AIzaSyAbcd。请从 Google Cloud 控制台的“凭据”中复制。',
  cron: '必须是 cron 表达式，例如 0 5 * * *。',
  cronFields: '必须是有五个字段的 cron 表达式，例如 0 5 * * *。',
  backupKeep: '必须是三个数字，例如 7,4,6。',
  sender: '必须是一个邮箱地址，例如 office@example.org 或 "恩典教会" <office@example.org>。',
  senderMissing: '请输入邮件的发件人地址。',
  weeklyTime: '必须是星期和时间，例如 SAT 18:00。',
  quietHours: '必须是两个钟点，例如 21-8，或者 none。',
} satisfies Messages['settingFaults'];
