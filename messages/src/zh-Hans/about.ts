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
} satisfies Messages['about'];
