import type { Messages } from '../catalog.ts';

export default {
  title: '이 설치 정보',
  version: '버전',
  database: '데이터베이스',
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  node: 'Node',
  documentation: '설명서',
  guide: '운영 안내서',
  api: 'API',
  openApi: 'API 설명(OpenAPI)',
  changelog: '변경 내역',
} satisfies Messages['about'];
