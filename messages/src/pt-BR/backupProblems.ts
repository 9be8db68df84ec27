import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Nada é copiado para o segundo local ainda. Defina no servidor a variável de ambiente ',
    code('ASSEMBLY_SECRET'),
    ' com pelo menos 32 caracteres aleatórios e reinicie-o. Guarde-a em um lugar seguro: sem ela, as cópias não podem ser restauradas.',
  ],
} satisfies Messages['backupProblems'];
