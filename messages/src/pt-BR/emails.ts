import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label}:`,
  changeNotifications: 'Mudar as notificações',
  unsubscribe: 'Cancelar o recebimento',

  dear: (name: string) => `Olá, ${name}!`,
  hello: 'Olá!',

  reset: {
    subject: (assembly: string) => `Nova senha para ${assembly}`,
    why: (assembly: string) =>
      `Alguém, provavelmente você, pediu para definir uma nova senha para a sua conta em ${assembly}.`,
    button: 'Definir nova senha',
    ignore:
      'O link funciona uma vez, dentro de uma hora. Se não foi você que pediu, pode ignorar este e-mail: sua senha continua a mesma.',
  },
  adminReset: {
    subject: (assembly: string) => `Foi criado um link para definir a sua senha: ${assembly}`,
    why: (administrator: string, assembly: string) =>
      `${administrator} criou um link que define uma nova senha para a sua conta em ${assembly}. Ele funciona uma vez, durante um dia.`,
    remedy:
      'Se não foi você que pediu, mude a sua senha agora. Ao mudá-la, o link deixa de funcionar.',
    button: 'Mudar a senha',
  },
  confirmation: {
    subject: (assembly: string) => `Confirme o seu endereço de e-mail para ${assembly}`,
    why: (assembly: string) =>
      `Alguém, provavelmente você, fez um cadastro em ${assembly} com este endereço. Confirme que ele é seu.`,
    button: 'Confirmar meu endereço',
    ignore:
      'Depois disso, a administração aprova a conta. Se você não se cadastrou, pode ignorar este e-mail.',
  },
  approved: {
    subject: (assembly: string) => `${assembly} dá as boas-vindas a você`,
    text: 'A administração aprovou a sua conta. Você já pode entrar.',
    button: 'Entrar',
  },
  test: {
    subject: (assembly: string) => `E-mail de teste de ${assembly}`,
    text: 'Este é o e-mail de teste que você pediu. Sua igreja pode enviar e-mails.',
    button: 'Abrir o app',
  },
  backups: {
    subject: (assembly: string) => `Problema com os backups de ${assembly}`,
    problems: {
      failing: 'Os dois últimos backups falharam. As configurações mostram o motivo.',
      too_old: 'O backup mais recente tem mais de dois dias.',
      disk_nearly_full:
        'O disco do servidor está quase cheio. Libere espaço para que os backups e os novos conteúdos ainda possam ser salvos.',
    },
    button: 'Abrir os backups',
    once: 'Você recebe um único e-mail por problema. As configurações o mostram até que seja resolvido.',
  },
} satisfies Messages['emails'];
