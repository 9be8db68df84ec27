import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  failed: 'Não foi possível ler o que está salvo neste celular.',
  nothing:
    'Nada foi salvo ainda. Em Pregações, toque na seta ao lado de uma gravação para salvá-la e ouvi-la sem conexão.',
  used: (size: string) => `Espaço usado: ${size}.`,
  recordings: 'Gravações salvas',
  documents: (count: number) =>
    plural(count, {
      0: 'Nenhum documento aberto',
      one: '1 documento aberto',
      many: `${number(count)} de documentos abertos`,
      other: `${number(count)} documentos abertos`,
    }),
  removeAll: 'Remover todos',
  removeTitle: 'Remover deste celular',
  removeQuestion:
    'Remover deste celular todos os documentos abertos? Cada um volta a ser salvo quando você o abrir.',
  removeFailed: 'Não foi possível remover os documentos. Tente de novo.',
} satisfies Messages['device'];
