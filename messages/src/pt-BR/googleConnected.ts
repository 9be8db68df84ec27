import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connection: 'Conexão',
  works: (account: string | null) => (account ? `Conectado (conta: ${account}).` : 'Conectado.'),
  worksNot: (account: string | null) =>
    account ? `Não funciona (conta: ${account}).` : 'Não funciona.',
  permissionsMissing: (apis: string, content: string) =>
    `Sem a permissão para ${apis}, não é possível copiar ${content}. Para adicioná-la, reconecte e marque todas as permissões.`,
  apis: {
    calendar: 'Google Agenda',
    tasks: 'Google Tarefas',
    drive: 'Google Drive',
  },
  content: {
    calendar: 'eventos',
    tasks: 'avisos',
    drive: 'documentos',
  },
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`O Google vai encerrar esta conexão em ${time},`),
    ' porque o app está em fase de teste (“Testing”). Clique em “Publicar app” em ',
    audience('Público-alvo no console do Google Cloud'),
    ' e depois reconecte aqui.',
  ],
  disconnect: {
    disconnect: 'Desconectar',
    title: 'Desconectar o Google',
    question:
      'Isto revoga o acesso do app ao Google e interrompe a sincronização. Deseja mesmo desconectar?',
    stay: 'Continuar conectado',
    alsoDelete: 'Excluir também os eventos, avisos e documentos copiados',
    done: 'O Google está desconectado.',
  },

  whatToSync: 'O que sincronizar',
} satisfies Messages['googleConnected'];
