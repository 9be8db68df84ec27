import type { Messages } from '../catalog.ts';

export default {
  title: '关于本系统',
  version: '版本',
  database: '数据库',
  databaseSize: (kind: string, size: string) => `${kind}，${size}`,
  node: 'Node',
  documentation: '文档资料',
  guide: '运维指南',
  api: 'API',
  openApi: 'API 说明（OpenAPI）',
  changelog: '更新日志',
  update: {
    title: (version: string) => `有新版本 ${version}`,
    changes: '新变化',
    more: '进一步了解此版本',
    how: '请先备份。然后在服务器上停止应用，将新版本放入其文件夹，并在那里运行：',
    container: '如果应用在容器中运行，请改为启动新的镜像。',
  },
} satisfies Messages['about'];
