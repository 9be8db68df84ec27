import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: '文档',
  search: '搜索文档',
  list: '文档列表',
  pages: '文档页码',
  loadFailed: '无法加载文档。',
  nothingFound: '没有找到文档。',
  emptyFolder: '此文件夹中没有文档。',
  noFiles: '此文件夹中没有文件。',
  count: (count: number) => `${number(count)}项`,
  found: (count: number) => `找到${number(count)}项`,
  newFiles: (count: number) => `${number(count)}个新文件`,
  goToDocuments: '前往文档',
  breadcrumb: '上级文件夹',
  inPlayer: '播放器中：',
  inFolder: <E>(folder: E): Sentence<E> => ['位于 ', folder],

  kinds: {
    folder: '文件夹',
    pdf: 'PDF',
    audio: '音频',
    image: '图片',
    video: '视频',
    spreadsheet: '电子表格',
    presentation: '演示文稿',
    document: '文档',
    google: '文档',
    other: '文件',
  },
  kindAndSize: (kind: string, size: string) => `${kind}，${size}`,

  download: '下载',
  openInNewTab: '在新标签页中打开',
  fileNotLoaded: '无法加载文件。',
  fileNotLoadedRetry: '无法加载文件。请重试。',
  fileNotStored: (reason: string) =>
    `${reason}此文件不在这部手机上。请在有网络时打开一次，之后没有网络也能打开。`,
  notSupported: '此浏览器无法显示该文件。请下载后查看。',
} satisfies Messages['documents'];
