import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    'No console do Google Cloud, ',
    link('crie um projeto'),
    ', por exemplo “Assembly”. Entre com a conta à qual pertencem os seus calendários.',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    link('Ative as três APIs'),
    ': Calendar, Tasks e Drive.',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    'Configure a ',
    platform('Google Auth Platform'),
    ': informe um nome e o seu endereço de e-mail e escolha “Externo” como público-alvo. Depois, em ',
    audience('Público-alvo'),
    ', clique em “Publicar app”, para que o status seja “Em produção”.',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    link('Crie um cliente'),
    ' do tipo “Aplicativo da Web”. Em “URIs de redirecionamento autorizados”, adicione exatamente este endereço:',
  ],
  redirectAddress: 'Endereço de redirecionamento',
  copyClient:
    'Copie o ID e a chave secreta do cliente que o Google mostra para o formulário aqui. Depois entre no Google e marque as três permissões.',
  errors: 'Se o Google mostrar um erro',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('“Erro 400: redirect_uri_mismatch”'),
    ' O endereço de redirecionamento não está registrado: o que está nos “URIs de redirecionamento autorizados” do cliente não é exatamente o que aparece acima. Copie-o de novo. O Google pode precisar de alguns minutos para aplicá-lo.',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('“O Google não verificou este app”'),
    ' Isso é esperado: o app é de vocês. Clique em “Avançado” e depois em “Acessar … (não seguro)”.',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('“Erro 403: org_internal”'),
    ' O app está marcado como “Interno”, para contas de uma só organização. Entre com uma conta dessas ou escolha “Externo” em ',
    audience('Público-alvo'),
    '.',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('“Erro 403: access_denied … não concluiu o processo de verificação”'),
    ' O app está em fase de teste (“Testing”), e esta conta não é de um usuário de teste. Clique em “Publicar app” em ',
    audience('Público-alvo'),
    '. Um app que continua em fase de teste perde a conexão depois de sete dias.',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('“Erro 401: invalid_client”'),
    ' O Google não reconhece este ID do cliente, ou o cliente foi excluído. Copie o ID de novo.',
  ],
} satisfies Messages['googleHelp'];
