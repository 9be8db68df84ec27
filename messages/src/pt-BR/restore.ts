import type { Messages } from '../catalog.ts';

export default {
  title: 'Restaurar backup',
  question: (time: string) => `Deseja substituir tudo pelo backup de ${time}?`,
  comparing: 'Comparando com os dados atuais…',
  failed: 'Não foi possível comparar o backup com os dados atuais.',
  changes: 'O que seria adicionado (+) e removido (−):',
  people: 'Pessoas',
  unchanged: 'Sem alterações',
  undo: 'Antes, os dados atuais são guardados em um backup, assim você pode desfazer.',
  staysLoggedIn: 'Você continua na sua conta. Todas as outras pessoas precisam entrar de novo.',
  logsOut:
    'Todas as pessoas são desconectadas, você também. A sua conta não está neste backup: para entrar, você precisa de uma que esteja.',
  busy: 'Restaurando…',
  wait: 'Isso pode levar alguns minutos. Deixe esta página aberta.',
} satisfies Messages['restore'];
