import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

const REMOVALS = {
  all: '超过全部项目的一半',
  calendar: '超过某个日历的一半',
  unconfirmed: '与之前确认的不同',
};

export default {
  interrupted: '同步过程中应用被停止。没有丢失任何内容。请再同步一次。',
  large_removal: (count: number, which: keyof typeof REMOVALS) =>
    `将删除${number(count)}项，${REMOVALS[which]}。请在 Google 中查看这是否是有意的，然后确认。`,
  calendar_unread: (id: string, name: string) =>
    `无法读取日历${name ? `“${name}”（${id}）` : ` ${id}`}，因此没有更改任何活动。`,
  locked: '另一个程序锁定了数据库。请等它完成，然后重试。',
  database_unavailable: '无法写入数据库。请检查磁盘是否有剩余空间，然后再次同步。',
  unexpected: '应用出了问题。旧数据已保留。请再次同步。如果一直失败，请查看服务器日志。',

  duplicate: '出现了两次，使用了第一个。',
  not_an_item: 'Google 发来的不是有效的项目。',
  sent_without_id: 'Google 发来时没有 ID。',
  unreadable_field: (field: string) => `Google 发来的“${field}”格式无法读取。`,
  no_id: '没有 ID。',
  invalid_id: 'ID 太长，或含有不允许的字符。',
  too_long: (field: string, maxBytes: number) => `${field} 超过${number(maxBytes)}字节。`,
  list_not_listed: '它在所选的任务列表中，但 Google 没有列出它：可能已被删除。',
  list_not_found: 'Google 列出了它，随后却找不到。其中的任务在下次同步前保持不变。',
  no_folder: '它不在任何显示的文件夹中。',
  reserved_id: (id: string) => `它的 ID 是“${id}”，这是应用自己的文件夹所用的 ID。`,
  target_missing: '它是一个快捷方式，指向的内容没有显示。',
  target_outside:
    '它是一个快捷方式，指向同步文件夹之外的内容。请把目标移到该文件夹中，或移除快捷方式。',
} satisfies Messages['syncErrors'];
