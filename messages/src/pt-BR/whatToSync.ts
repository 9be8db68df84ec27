import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  saveAndSync: 'Salvar e sincronizar agora',
  asking: 'Consultando o Google…',
  nothingFound: 'Nada encontrado nesta conta.',
  notInAccount: (id: string) => `${id} (não está nesta conta)`,
  calendarsHint: 'Um evento que está em vários deles aparece naquele que você escolheu primeiro.',
  publicCalendars: 'Calendários públicos de outros',
  calendarMissing: 'Escolha pelo menos um calendário.',
  keyMissing: 'Informe uma chave de API.',
  listsHint: 'Os membros veem as tarefas abertas destas listas como avisos.',
  allLists: 'Todas as listas, inclusive as adicionadas depois',
  documents: 'Documentos',
  wholeDrive: 'Mostrar aos membros todos os arquivos deste Google Drive',
  noFolder: 'Nenhuma: os membros não veem documentos',
  folderHint:
    'Os membros veem todos os arquivos dela. Para uma pasta dentro de outra, escolha primeiro a de fora.',
  counting: 'Contando os arquivos…',
  files: (count: number) =>
    plural(count, {
      0: 'Os membros ainda não verão nenhum arquivo.',
      one: 'Os membros verão 1 arquivo.',
      many: `Os membros verão ${number(count)} de arquivos.`,
      other: `Os membros verão ${number(count)} arquivos.`,
    }),
  filesAtLeast: (count: number) =>
    plural(count, {
      1: 'Os membros verão pelo menos 1 arquivo.',
      many: `Os membros verão pelo menos ${number(count)} de arquivos.`,
      other: `Os membros verão pelo menos ${number(count)} arquivos.`,
    }),
  filesMoreThan: (count: number) => `Os membros verão mais de ${number(count)} arquivos.`,
} satisfies Messages['whatToSync'];
