import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connectTitle: 'Conectar o Google',
  intro:
    'O app copia calendários, listas de tarefas e documentos de uma conta do Google. Ele só pode lê-los.',
  saveAndConnect: 'Salvar e conectar',
  saveAndReconnect: 'Salvar e reconectar',
  idMissing: 'Informe o ID do cliente.',
  secretMissing: 'Informe a chave secreta do cliente.',
  clientTitle: 'ID e chave secreta do cliente',
  helpTitle: 'Como obter um ID e uma chave secreta do cliente',
  publicOnlyTitle: 'Sem conectar: só calendários públicos',
  publicOnly:
    'Com uma chave de API, é possível copiar os eventos de calendários públicos. Avisos e documentos precisam de uma conta conectada: enquanto não houver uma, cada sincronização informa que não foi possível copiá-los.',

  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `O Google está conectado como ${account}.` : 'O Google está conectado.'),
    ' Agora escolha o que sincronizar.',
  ],
  failures: {
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Não foi possível conectar o Google:'),
      ' o acesso foi recusado na página do Google, ou nenhuma permissão foi marcada lá. Para tentar de novo, conecte outra vez, marque todas as permissões e toque em “Continuar” ou “Permitir”.',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Não foi possível conectar o Google:'),
      ' ele não aceita o ID ou a chave secreta do cliente. Copie os dois de novo do console do Google Cloud e confira se pertencem ao mesmo cliente.',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Não foi possível conectar o Google:'),
      ' a visita à página do Google demorou demais, já tinha sido concluída ou começou em outro navegador. Conecte de novo.',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Não foi possível conectar o Google:'),
      ' a conexão não pôde ser concluída. Conecte de novo daqui a pouco. Se continuar falhando, veja o motivo no log do servidor.',
    ],
  },
} satisfies Messages['google'];
