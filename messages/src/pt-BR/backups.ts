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

  warnings: {
    failing: 'Os backups estão falhando.',
    too_old: 'O backup mais recente é antigo demais. Toque em “Fazer backup agora”.',
    disk_nearly_full: 'O disco está quase cheio. Em breve não haverá espaço para backups.',
  },
  lastFailed: (time: string) => `O último backup falhou (${time}).`,
  failures: {
    folder_missing: 'A pasta dos backups não existe. Crie-a no servidor.',
    folder_not_writable:
      'O app não tem permissão para gravar na pasta dos backups. Confira no servidor a quem a pasta pertence.',
    disk_full: 'O disco está cheio. Libere espaço ou guarde menos backups.',
    not_verified:
      'Não foi possível ler o arquivo como ele foi gravado. Faça outro backup. Se continuar falhando, verifique o disco.',
    copy_failed:
      'Não foi possível copiá-lo para o segundo local. Confira no servidor se esse local pode ser acessado e se BACKUP_COPY está correta.',
    unexpected: 'Faça outro backup. Se continuar falhando, consulte o log do servidor.',
  },

  noFolder: <E>(code: (text: string) => E): Sentence<E> => [
    'Ainda não é possível fazer backups. Defina no servidor a variável de ambiente ',
    code('BACKUP_FOLDER'),
    ' com uma pasta para eles e reinicie-o.',
  ],
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Nada é copiado para o segundo local ainda. Defina no servidor a variável de ambiente ',
    code('ASSEMBLY_SECRET'),
    ' com pelo menos 32 caracteres aleatórios e reinicie-o. Guarde-a em um lugar seguro: sem ela, as cópias não podem ser restauradas.',
  ],

  settings: {
    title: 'Quando fazer backup',
    automatically: 'Fazer backup automaticamente',
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

  restoring: {
    title: 'Restaurar backup',
    question: (time: string) => `Deseja substituir tudo pelo backup de ${time}?`,
    comparing: 'Comparando com os dados atuais…',
    failed: 'Não foi possível comparar o backup com os dados atuais.',
    people: 'Pessoas',
    added: 'Adicionados',
    removed: 'Removidos',
    undo: 'Antes, os dados atuais são guardados em um backup, assim você pode desfazer.',
    staysLoggedIn: 'Você continua na sua conta. Todas as outras pessoas precisam entrar de novo.',
    logsOut:
      'Todas as pessoas são desconectadas, você também. A sua conta não está neste backup: para entrar, você precisa de uma que esteja.',
    busy: 'Restaurando…',
    wait: 'Isso pode levar alguns minutos. Deixe esta página aberta.',
  },
} satisfies Messages['backups'];
