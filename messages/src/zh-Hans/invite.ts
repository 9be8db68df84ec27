import type { Messages } from '../catalog.ts';

export default {
  text: '发送此网址，或打印二维码贴在公告栏。大家可以在那里注册，然后等待您批准。',
  loadFailed: '无法加载网址。',
  address: '网址',
  code: '此网址的二维码',
  print: '打印',
  poster: '在手机上查看活动、公告和讲道。扫描二维码注册：',
  posterAddress: '或打开此网址：',
} satisfies Messages['invite'];
