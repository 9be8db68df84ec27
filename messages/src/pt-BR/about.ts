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
  update: {
    title: (version: string) => `A versão ${version} está disponível`,
    changes: 'Novidades',
    more: 'Mais sobre esta versão',
    how: 'Faça um backup primeiro. Depois, no servidor, pare o app, coloque a nova versão na pasta dele e execute lá:',
    container: 'Se o app roda em um contêiner, inicie a nova imagem em vez disso.',
  },
} satisfies Messages['about'];
