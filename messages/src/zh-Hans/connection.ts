import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused: 'Google 不再接受此连接，因此无法同步。已复制的内容会保留。要继续同步，请重新连接。',
    refusedFixed:
      'Google 不再接受 GOOGLE_REFRESH_TOKEN 中的登录信息。请从环境变量中删除它，重启服务器，然后在设置中连接。',
    unreadable:
      'Google 连接是用另一个密钥保存的，此服务器无法读取。请重新连接，或者用以前的 ASSEMBLY_SECRET 或 secret.key 启动服务器。',
  },
  reconnect: '重新连接',
  synced: '数据已同步。',
  notFinished: '同步没有完成。请再同步一次。',
  sourcesFailed: (sources: string, error: string) => `${sources}：${error}`,
} satisfies Messages['connection'];
