import type { Messages } from '../catalog.ts';

export default {
  title: 'حول هذا التثبيت',
  version: 'الإصدار',
  database: 'قاعدة البيانات',
  databaseSize: (kind: string, size: string) => `${kind}، ${size}`,
  node: 'Node',
  documentation: 'الوثائق',
  guide: 'دليل التشغيل',
  api: 'API',
  openApi: 'وصف واجهة API ‏(OpenAPI)',
  changelog: 'سجل التغييرات',
} satisfies Messages['about'];
