import type { Messages } from '../catalog.ts';

export default {
  ASSEMBLY_NAME: {
    label: '名称',
    hint: '显示在每个页面的顶部和邮件中。',
  },
  ASSEMBLY_TIME_ZONE: {
    label: '时区',
    hint: '时间按此时区显示。',
  },
  DEFAULT_LANGUAGE: {
    label: '语言',
    hint: '用于浏览器语言不在此列的人。其他人看到的都是自己的语言。',
  },
  PUBLIC_URL: {
    label: '公开网址',
    hint: '人们打开应用所用的网址，也用于邮件中的链接和 Google。请在新网址可以打开应用之后再更改。旧网址还能继续使用24小时。更改后，请在 Google Cloud 控制台中添加新的重定向地址。',
  },
  AUDIT_DAYS: {
    label: '操作记录保留天数',
    hint: '更早的记录（例如谁批准了谁）会被删除。',
  },
  CONTACT_NAME: {
    label: '联系人姓名',
    hint: '例如：王恩慧，或教会办公室。',
  },
  CONTACT_EMAIL: { label: '联系邮箱' },
  CONTACT_PHONE: {
    label: '联系电话',
    hint: '请带上国家代码，例如 +86\u00A010\u00A01234\u00A05678。',
  },
  GOOGLE_CLIENT_ID: {
    label: '客户端 ID',
    hint: '以 .apps.googleusercontent.com 结尾。',
  },
  GOOGLE_CLIENT_SECRET: { label: '客户端密钥' },
  /** Names in quotes are what Google shows in Chinese. */
  GOOGLE_CALENDAR_ID: {
    label: '日历',
    hint: '日历 ID，可在 Google 的日历设置中的“集成日历”下找到。多个 ID 请用逗号分隔。',
  },
  GOOGLE_API_KEY: {
    label: 'API 密钥',
    hint: '用 API 密钥只能读取公开日历。请在 Google Cloud 控制台中启用了 Calendar API 的项目里，在“凭据”下创建。密钥不能限制为只供网页使用。',
  },
  GOOGLE_TASK_LISTS: { label: '任务列表' },
  GOOGLE_DRIVE_FOLDER: { label: '云端硬盘文件夹' },
  SYNC_SCHEDULE: { label: '同步计划' },
  SMTP_URL: { label: '邮件服务器' },
  MAIL_FROM: {
    label: '发件人',
    hint: '发送邮件所用的地址，例如 恩典教会 <office@example.org>。您的邮件服务器必须允许使用它。',
  },
  NOTIFICATION_EMAILS: {
    label: '更新提醒邮件',
    options: {
      on: '成员可以选择',
      off: '关闭：只发送有关账号和注册的邮件',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: '成员的默认选择',
    hint: '适用于没有在账号中自行选择的成员。',
    options: { off: '不接收', weekly: '每周邮件', email: '即时邮件' },
  },
  WEEKLY_EMAIL: {
    label: '每周邮件',
    hint: '包括一周的活动、公告、最新讲道和新文档。',
  },
  WEEKLY_EMAIL_NOTE: {
    label: '下一封每周邮件中的一句话',
    hint: '选填。它会放在邮件开头，邮件发出后从这里删除。',
  },
  QUIET_HOURS: {
    label: '免打扰时段',
    hint: '邮件和推送消息会等到时段结束后再发送。',
  },
  BACKUP_SCHEDULE: { label: '备份计划' },
  BACKUP_KEEP: { label: '保留的备份' },
} satisfies Messages['settingFields'];
