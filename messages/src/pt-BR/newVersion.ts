import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `A versão ${version} está disponível`,
  changes: 'Novidades',
  more: 'Mais sobre esta versão',
  how: 'Faça um backup primeiro. Depois, no servidor, pare o app, coloque a nova versão na pasta dele e execute lá:',
  container: 'Se o app roda em um contêiner, inicie a nova imagem em vez disso.',
} satisfies Messages['newVersion'];
