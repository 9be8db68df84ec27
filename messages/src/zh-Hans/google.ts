import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connectTitle: '连接 Google',
  intro: '应用从一个 Google 账号复制日历、任务列表和文档。它只能读取，不能修改。',
  saveAndConnect: '保存并连接',
  saveAndReconnect: '保存并重新连接',
  idMissing: '请输入客户端 ID。',
  secretMissing: '请输入客户端密钥。',
  clientTitle: '客户端 ID 和密钥',
  helpTitle: '如何获取客户端 ID 和密钥',
  publicOnlyTitle: '不连接：只用公开日历',
  publicOnly:
    '有 API 密钥，就能复制公开日历中的活动。公告和文档需要连接账号：在此之前，每次同步都会报告无法复制它们。',

  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `已连接 Google 账号 ${account}。` : '已连接 Google。'),
    '现在请选择要同步的内容。',
  ],
  failures: {
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('连接 Google 失败：'),
      '在 Google 的页面上拒绝了访问，或没有选择任何权限。请重新连接，选择所有权限，然后点按“继续”或“允许”。',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('连接 Google 失败：'),
      'Google 不接受客户端 ID 或客户端密钥。请从 Google Cloud 控制台重新复制这两项，并确认它们属于同一个客户端。',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('连接 Google 失败：'),
      '在 Google 页面上停留太久、操作已经完成，或是在另一个浏览器中开始的。请重新连接。',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('连接 Google 失败：'),
      '未能完成连接。请稍后重新连接。如果一直失败，请查看服务器日志，其中有原因。',
    ],
  },
} satisfies Messages['google'];
