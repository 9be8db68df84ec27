import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) => `完成设置（${number(done)}/${number(all)}）`,
    copyContent: '从 Google 复制内容',
    syncAutomatically: '自动同步',
    mailServer: '填写邮件服务器',
    weeklyEmail: '发送每周邮件',
    contact: '填写联系人',
    inviteMembers: '邀请成员',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('已完成：'), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => ['隐藏', hidden('剩余的设置步骤')],
  },
  peopleWait: (count: number) => `${number(count)}人等待批准`,
  syncWaits: '有一次同步等待您确认',
  syncFailed: '上次同步失败',
  updatesWait: '有些更新等待您决定是否通知',
  backups: {
    failing: '备份一直失败',
    too_old: '最新的备份已经太旧',
    disk_nearly_full: '存放备份的磁盘快满了',
  },
  newVersion: (version: string) => `有新版本 ${version}`,
} satisfies Messages['tasks'];
