import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `有新版本 ${version}`,
  changes: '新变化',
  more: '进一步了解此版本',
  how: '请先备份。然后在服务器上停止应用，将新版本放入其文件夹，并在那里运行：',
  container: '如果应用在容器中运行，请改为启动新的镜像。',
} satisfies Messages['newVersion'];
