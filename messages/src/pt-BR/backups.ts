import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Backups',
  intro:
    'Um backup contém tudo o que está guardado aqui: pessoas, conteúdo, configurações e o registro de atividades. Os arquivos do Google Drive não fazem parte dele.',
  restored: 'O backup foi restaurado.',
  failed: 'Não foi possível carregar os backups.',
  nothing: 'Nenhum backup ainda. Para fazer o primeiro, toque em “Fazer backup agora”.',
  older: (count: number) => `Backups mais antigos (${number(count)})`,
  now: 'Fazer backup agora',
  running: 'Fazendo backup…',
  done: 'Um novo backup foi feito.',
  next: (time: string) => `Próximo backup: ${time}`,
  verified: 'Verificado',
  notVerified: 'Não verificado',
  where: {
    folder: 'Neste servidor',
    copy: 'No segundo local',
    both: 'Neste servidor e no segundo local',
  },
  download: 'Baixar',
  downloadOf: (time: string) => `Baixar: backup de ${time}`,
  restore: 'Restaurar',
  restoreOf: (time: string) => `Restaurar: backup de ${time}`,

  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    'Se este servidor for perdido, os backups dele também serão. Para copiar cada um para um segundo local, defina no servidor a variável de ambiente ',
    code('BACKUP_COPY'),
    '.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    'Cada backup é copiado para o segundo local, criptografado com ',
    code('ASSEMBLY_SECRET'),
    '. Guarde-a em um lugar seguro: sem ela, essas cópias não podem ser restauradas.',
  ],

  settings: {
    title: 'Quando fazer backup',
    automatically: 'Fazer backup automaticamente',
    nightly: 'Toda noite',
    time: 'Hora',
    off: 'Desativado',
    other: (expression: string) => `Em outros horários: ${expression}`,
    keep: {
      title: 'Quantos backups guardar',
      daily: 'Diários',
      weekly: 'Semanais',
      monthly: 'Mensais',
      hint: 'O backup mais recente de cada dia, semana e mês. Os outros são removidos.',
    },
  },
} satisfies Messages['backups'];
