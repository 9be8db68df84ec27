import type { Messages } from '../catalog.ts';

export default {
  title: 'Sobre esta instalação',
  version: 'Versão',
  database: 'Banco de dados',
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  node: 'Node',
  documentation: 'Documentação',
  guide: 'Guia de operação',
  api: 'API',
  openApi: 'Descrição da API (OpenAPI)',
  changelog: 'Histórico de versões',
} satisfies Messages['about'];
