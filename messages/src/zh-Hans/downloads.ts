import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  save: '保存到手机',
  saved: '已保存到手机',
  saving: (percent: string) => `正在保存到手机，${percent}`,
  paused: (percent: string) => `保存已暂停，${percent}`,
  stateOf: (state: string, title: string) => `${state}：${title}`,
  whenSaved: '此录音已保存到手机，没有网络也能收听。',
  whileSaving: '保存录音时，可以继续使用应用。',

  saveAll: {
    button: '将所有录音保存到手机',
    title: '保存到手机',
    question: (recordings: number, size: string) =>
      `要将${number(recordings)}个录音保存到手机（${size}）吗？`,
    nothingLeft: '此文件夹的录音已全部保存到手机。',
  },
  onThisPhone: '在手机上',

  progress: {
    label: (title: string) => `正在保存：${title}`,
    saving: (amount: string) => `正在保存：${amount}`,
    waiting: (amount: string) => `等待中：${amount}`,
    paused: (amount: string) => `已暂停：${amount}`,
    amountOf: (size: string, whole: string) => `${size} / ${whole}`,
  },
  play: '播放',
  playItem: (title: string) => `播放：${title}`,
  pause: '暂停',
  pauseItem: (title: string) => `暂停：${title}`,
  resume: '继续',
  resumeItem: (title: string) => `继续：${title}`,
  cancelItem: (title: string) => `取消：${title}`,
  remove: {
    button: '删除',
    item: (title: string) => `删除：${title}`,
    title: '从手机中删除',
    question: (title: string) => `要从这部手机中删除“${title}”吗？有网络时可以再次保存。`,
    keep: '保留',
    failed: '无法删除录音。请重试。',
  },

  done: (title: string) => `已保存到手机：${title}`,
  interrupted: '没有网络连接，或服务器繁忙。稍后会自动继续保存。',
  noSpace: '手机空间已满。请删除不再需要的录音、照片或应用，然后重试。',
  failed: '无法保存录音。请重试。',
} satisfies Messages['downloads'];
