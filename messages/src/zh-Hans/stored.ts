import type { Messages } from '../catalog.ts';

export default {
  laterEvents: '这部手机上没有保存更晚的活动。请连接网络查看更多。',
  noEvent: '在这部手机保存的内容中没有找到活动。请连接网络查看更多。',
  event: '此活动没有保存在这部手机上。请连接网络后打开。',
  eventGone: '此活动已不在日历中。',
  file: '此文件不在这部手机保存的列表中。请连接网络后再查找。',
  folder: '此文件夹不在这部手机保存的列表中。请连接网络后再查找。',
} satisfies Messages['stored'];
