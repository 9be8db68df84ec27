import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  invalid_input: '有些内容没有填写或填写有误。请改正。',
  password_policy: '此密码不能使用。请换一个。',
  bad_request: '无法识别此请求。请重新加载页面，然后重试。',
  invalid_credentials: '邮箱或密码不正确。请重试。',
  not_signed_in: '您尚未登录。请登录。',
  account_inactive: '您的账号尚未启用。请联系管理员。',
  forbidden: '只有管理员可以这样做。',
  wrong_origin: '此请求不是来自教会自己的网址。请在该网址打开应用，然后重试。',
  wrong_setup_code: '此设置链接无效。请使用服务器启动时显示的最新链接。',
  not_found: '此地址没有任何内容。',
  user_not_found: '该用户已不存在：账号已被他人删除。',
  session_not_found: '该设备已经退出登录。',
  event_not_found: '此活动已不在日历中。',
  version_not_found: '此历史版本已不存在。',
  folder_not_found: '此文件夹已不存在。请返回文档。',
  file_not_found: '此文件已不存在。请返回文档。',
  feed_not_found: '此私人链接不存在或已停用。请在您的账号中创建新的链接。',
  email_not_found: '找不到此邮箱。请检查邮箱地址，或者注册。',
  email_in_use: '此邮箱已被使用。请换一个邮箱。',
  last_admin: '这是最后一位管理员。请先将其他人设为管理员。',
  own_account: '不能对自己的账号这样做。请让另一位管理员操作。',
  settings_changed: '在此期间有人修改了设置。请检查您的更改，然后重新保存。',
  fixed_by_environment: '由环境变量设定。请在那里更改或删除，然后重启服务器。',
  no_secret_key:
    '目前还不能保存机密信息。请在服务器上将 ASSEMBLY_SECRET 设为至少32个字符，然后重启服务器。',
  push_not_available: '此功能尚不可用。请管理员在服务器上设置 ASSEMBLY_SECRET。',
  mail_not_configured: '尚未设置邮件服务器。请先填写并保存。',
  google_not_configured: '请先输入客户端 ID 和客户端密钥，并保存。',
  google_not_connected: '尚未连接 Google。请先连接。',
  too_many_feeds: (max: number) =>
    `您已有${number(max)}个私人链接。请停用一个不再使用的，然后重试。`,
  sync_running: '同步正在进行。请等它完成。',
  backup_not_found: '此备份已不存在。',
  backup_running: '备份或恢复正在进行。请等它完成。',
  backup_not_configured: '还没有存放备份的文件夹。请在服务器上设置 BACKUP_FOLDER，然后重启。',
  backup_not_made: '未恢复任何内容，因为无法先备份当前状态。原因见服务器日志。',
  backup_damaged: '此备份已损坏或不完整，未恢复任何内容。请使用其他备份。',
  backup_newer: '此备份来自更新版本的应用，未恢复任何内容。请先更新应用。',
  reset_expired: '此链接已用过或已过期。请获取新链接。',
  setup_done: '初始设置已经完成。请直接登录。',
  body_too_large: '请求太大。',
  unsupported_body: '请求必须以 JSON 格式发送。',
  unsupported_image: (maxKilobytes: number) =>
    `请选择 PNG、JPEG、WebP 或 SVG 图片，最大 ${number(maxKilobytes)} kB。`,
  too_many_attempts: '尝试次数过多。请稍后再试。',
  too_many_downloads: (max: number) =>
    `您正在下载${number(max)}个文件。请关闭一个，或等其中一个完成后重试。`,
  unexpected: '我们这边出了问题。请稍后再试。',
  mail_failed: '邮件无法发送。请稍后再试，或向管理员索取链接。',
  google_failed: '无法从 Google 获取文件。请稍后再试。',
  google_not_revoked:
    '这里已断开与 Google 的连接，但无法在 Google 撤销访问权限。请在此网址移除应用：https://myaccount.google.com/connections',
  busy: '服务器繁忙。请稍后再试。',
  unavailable: '应用暂时无法连接数据库。请稍后再试。',
  session_not_ended:
    '您已在此浏览器中退出登录，但服务器未能结束这次登录。请稍后再次登录，并在“我的账号”的“已登录的设备”中将其退出。',

  retryInSeconds: (count: number) => `尝试次数过多。请在${number(count)}秒后重试。`,
  retryInMinutes: (count: number) => `尝试次数过多。请在${number(count)}分钟后重试。`,

  approveFirst: '请先批准该用户。',
  demoAccount: '演示自带的账号不能删除。',
  backupOfDemo: '此备份来自演示，演示的密码是公开的。只能在演示中恢复。',
  alreadyDecided: '已经有人发送了，或决定不发送。',
  nothingForWeeklyEmail:
    '每周邮件还没有可写的内容：未来七天没有活动，没有新的或即将到期的公告，也没有新的文档或录音。',
  pushKeyUnreadable:
    '服务器无法读取设备通知的密钥。请管理员恢复 ASSEMBLY_SECRET 或 secret.key 文件，或用命令“set PUSH_PRIVATE_KEY ""”删除该密钥。',
  secretKeyUnusable:
    '无法保存机密信息：数据库旁边的 secret.key 文件无法创建或读取，或者已损坏。请检查文件夹和文件的所有者，以及剩余空间。如果文件已损坏，请从副本恢复，或将其删除并重新输入所有机密信息。',
} satisfies Messages['problems'];
