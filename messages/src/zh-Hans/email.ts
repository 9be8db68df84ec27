import type { Messages } from '../catalog.ts';

export default {
  title: '邮件服务器',
  sentThrough: (host: string, port: number) => `邮件通过 ${host} 发送，端口 ${port}。`,
  isSet: '已设置邮件服务器。',
  cannotBeSent: '无法发送邮件。',
  notSet: '没有设置邮件服务器：邮件只会写入服务器上的 data/outbox 文件夹，不会发送。',
  replace: '如需更换，请输入新的服务器。',
  server: '服务器',
  serverInvalid: '请输入服务器名称，例如 mail.example.org。使用默认端口时，端口请留空。',
  port: '端口',
  encryption: '加密',
  encryptions: {
    starttls: 'STARTTLS（通常为端口 587）',
    tls: 'TLS（通常为端口 465）',
    none: '无：仅限可信任的网络',
  },
  user: '用户名',
  password: '密码',
  testTitle: '测试',
  saveFirst: '请先保存更改，再在这里测试。',
  test: (email: string) => `将向 ${email} 发送一封邮件。`,
  sendTest: '给我发送测试邮件',
} satisfies Messages['email'];
