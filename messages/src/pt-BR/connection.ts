import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused:
      'O Google não aceita mais a conexão, por isso não é possível sincronizar. O que já foi copiado permanece. Reconecte para sincronizar de novo.',
    refusedFixed:
      'O Google não aceita mais o acesso em GOOGLE_REFRESH_TOKEN. Remova essa variável do ambiente, reinicie o servidor e conecte nas configurações.',
    unreadable:
      'A conexão com o Google foi salva com outra chave, e este servidor não consegue lê-la. Reconecte ou inicie o servidor com a ASSEMBLY_SECRET ou o arquivo secret.key anterior.',
  },
  reconnect: 'Reconectar',
  synced: 'Dados sincronizados.',
  notFinished: 'Não foi concluída. Sincronize de novo.',
  sourcesFailed: (sources: string, error: string) => `${sources}: ${error}`,
} satisfies Messages['connection'];
