import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Lista de pessoas',
  search: 'Buscar pessoas',
  loading: 'Carregando pessoas…',
  loadFailed: 'Não foi possível carregar a lista de pessoas.',
  pages: 'Páginas da lista',
  list: 'Pessoas',
  nothingFound: 'Nenhuma pessoa encontrada.',
  count: (count: number) =>
    plural(count, {
      0: 'Nenhuma pessoa',
      one: '1 pessoa',
      many: `${number(count)} de pessoas`,
      other: `${number(count)} pessoas`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Nenhuma pessoa encontrada',
      one: '1 pessoa encontrada',
      many: `${number(count)} de pessoas encontradas`,
      other: `${number(count)} pessoas encontradas`,
    }),
  downloadCsv: 'Baixar como CSV',
  told: (name: string) => `Avisamos ${name} por e-mail.`,
  notTold: (names: string[]) =>
    `Não foi possível enviar e-mail. Avise pessoalmente: ${names.join(', ')}.`,

  columns: {
    name: 'Nome',
    email: 'E-mail',
    role: 'Função',
    action: 'Ação',
  },
  roles: {
    admin: 'Admin',
    user: 'Usuário',
  },
  waiting: 'Aguardando aprovação',
  you: 'Você',
  ownAccount:
    'Você não pode fazer isto com a sua própria conta. Peça a mais alguém da administração.',
  notConfirmed: 'Endereço não confirmado',
  signedUp: (date: string) => `Cadastro em ${date}`,
  signedUpAndSeen: (date: string, ago: string) => `Cadastro em ${date} · última visita ${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Aprovar',
      hidden(` ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Detalhes',
      hidden(` de ${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Excluir',
      hidden(` ${name}`),
    ],
    more: (name: string) => `Mais ações para ${name}`,
  },

  delete: {
    title: 'Confirmar exclusão',
    question: (name: string) => `Deseja mesmo excluir a conta de ${name}?`,
    done: 'Conta excluída.',
  },
  approve: {
    title: 'Confirmar aprovação',
    question: (name: string) => `Deseja mesmo aprovar a conta de ${name}?`,
    done: 'Conta aprovada.',
    notConfirmed:
      'Esta pessoa ainda não confirmou o endereço. Qualquer um pode se cadastrar com um endereço que pertence a outra pessoa.',
  },
  makeAdmin: {
    title: 'Confirmar função de admin',
    question: (name: string) => `Deseja mesmo dar a ${name} a função de admin?`,
    yes: 'Tornar admin',
    done: 'Esta pessoa agora é admin.',
  },
  removeAdmin: {
    title: 'Confirmar função de admin',
    question: (name: string) => `Deseja mesmo retirar de ${name} a função de admin?`,
    yes: 'Retirar função',
    done: 'Esta pessoa não é mais admin.',
  },
  endSessions: {
    title: 'Confirmar desconexão',
    question: (name: string) => `Deseja mesmo desconectar ${name} de todos os aparelhos?`,
    yes: 'Desconectar de tudo',
    done: 'Esta pessoa agora está desconectada de todos os aparelhos.',
  },

  approveSeveral: {
    title: 'Aprovar várias pessoas',
    approving: 'Aprovando…',
    text: 'Depois disso, elas podem entrar e ver tudo o que os membros veem.',
    notConfirmed: '(endereço não confirmado)',
    approve: (count: number) =>
      plural(count, {
        1: 'Aprovar 1 pessoa',
        many: `Aprovar ${number(count)} de pessoas`,
        other: `Aprovar ${number(count)} pessoas`,
      }),
    done: (count: number) =>
      plural(count, {
        0: 'Nenhuma pessoa aprovada.',
        one: '1 pessoa aprovada.',
        many: `${number(count)} de pessoas aprovadas.`,
        other: `${number(count)} pessoas aprovadas.`,
      }),
    notApproved: (names: string[]) => `Sem aprovação: ${names.join(', ')}.`,
  },

  details: {
    admin: {
      title: 'Admin',
      text: 'Quem é admin pode aprovar e excluir pessoas e sincronizar os dados.',
      notYet: 'Primeiro aprove esta pessoa. Depois você pode dar a ela a função de admin.',
      make: 'Tornar admin',
      remove: 'Retirar função de admin',
    },
    link: {
      title: 'Link de uso único',
      text: 'Para quem não recebe e-mails. Com o link, a pessoa pode escolher uma nova senha. Ele funciona uma vez e vale por um dia. Compartilhe-o só com ela.',
      create: 'Criar link',
    },
    logOut: {
      title: 'Celular ou computador perdido',
      text: 'Desconecta esta pessoa de todos os aparelhos. Ela pode entrar de novo com a senha dela.',
      button: 'Desconectar de tudo',
    },
  },
  inviteTitle: 'Convidar membros',
  activityTitle: 'Registro de atividades',
} satisfies Messages['users'];
