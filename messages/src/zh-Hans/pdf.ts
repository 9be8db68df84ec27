import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'PDF 工具栏',
  pagesOf: (title: string) => `${title}的页面`,
  page: '页码',
  pageNumber: (page: number) => `第${number(page)}页`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('页码 '),
    field,
    ` / ${number(count)}`,
  ],
  zoomIn: '放大',
  zoomOut: '缩小',
  zoom: (percent: string) => `缩放 ${percent}。按页宽显示`,
  wholeWidth: '按页宽显示',
  find: '在文档中查找',
  previousMatch: '上一个结果',
  nextMatch: '下一个结果',
  closeFind: '关闭查找',
  match: (current: number, total: number) => `${number(current)} / ${number(total)}`,
  searching: '正在查找…',
  notFound: '未找到',
  scanned: '此 PDF 是扫描件，无法查找其中的文字。',
  pageFailed: '无法显示此页。',
  damaged: '此 PDF 已损坏或不完整，无法显示。请下载后用其他应用打开。',
  protected: '此 PDF 有密码保护。请下载后用可以输入密码的应用打开。',
  link: {
    title: '打开链接',
    question: (address: string) => `此链接指向 ${address}。要打开吗？`,
    open: '打开',
  },
} satisfies Messages['pdf'];
