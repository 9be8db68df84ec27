import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  saveAndSync: '保存并立即同步',
  asking: '正在查询 Google…',
  nothingFound: '此账号中没有找到内容。',
  notInAccount: (id: string) => `${id}（不在此账号中）`,
  calendarsHint: '如果一个活动在多个日历中，它会显示在最先选择的日历下。',
  publicCalendars: '他人的公开日历',
  calendarMissing: '请至少选择一个日历。',
  keyMissing: '请输入 API 密钥。',
  listsHint: '这些列表中未完成的任务会作为公告显示给成员。',
  allLists: '所有列表，包括以后添加的',
  documents: '文档',
  wholeDrive: '向成员显示此 Google 云端硬盘的所有文件',
  noFolder: '无：成员看不到文档',
  folderHint: '成员能看到其中的所有文件。要选择里层的文件夹，请先选择外层的文件夹。',
  counting: '正在统计文件…',
  files: (count: number) =>
    plural(count, {
      0: '成员目前还看不到任何文件。',
      other: `成员将看到${number(count)}个文件。`,
    }),
  filesAtLeast: (count: number) => `成员将看到至少${number(count)}个文件。`,
  filesMoreThan: (count: number) => `成员将看到超过${number(count)}个文件。`,
} satisfies Messages['whatToSync'];
