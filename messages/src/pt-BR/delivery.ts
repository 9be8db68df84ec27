import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    'Nenhum servidor de e-mail foi definido, por isso nenhum e-mail é enviado. Informe um em ',
    link('E-mail'),
    '.',
  ],
  settingsTitle: 'Como os membros são avisados',
  defaultNotSent:
    'Sem um e-mail semanal, os membros que não fizeram uma escolha não recebem e-mails sobre novidades.',
  weekly: {
    notSent: 'Não é enviado',
    time: 'Horário do e-mail semanal',
    title: 'O e-mail semanal',
    saveNote: 'Salvar a frase',
    failed: 'Não foi possível carregar o e-mail semanal.',
    next: (time: string) => `O próximo envio será em ${time}.`,
    nothing:
      'No momento ele não teria nada a dizer e não seria enviado: não há eventos nos próximos sete dias, nem avisos novos ou que terminam em breve, nem novos documentos ou gravações.',
    now: <E>(subject: E): Sentence<E> => ['Isto é o que ele diria agora. Assunto: ', subject],
    send: 'Enviar para mim',
  },
  quietHours: {
    none: 'Sem horário de silêncio',
    from: 'Silêncio a partir das',
    until: 'Silêncio até as',
  },

  title: 'Envio',
  failed: 'Não foi possível carregar os envios.',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('Não foi possível enviar o último e-mail.'),
    ' O motivo:',
  ],
  retrying: 'Continuamos tentando por 24 horas. Outros e-mails também podem atrasar.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(
      plural(count, {
        1: 'Ainda não enviada: 1 notificação.',
        many: `Ainda não enviadas: ${number(count)} de notificações.`,
        other: `Ainda não enviadas: ${number(count)} notificações.`,
      }),
    ),
    ' O envio espera o fim do horário de silêncio, ou até 10 minutos depois de uma mensagem anterior sobre o mesmo item.',
  ],
  nothingSent: (days: number) =>
    plural(days, {
      1: 'Nenhum e-mail nem mensagem push sobre novidades no último dia.',
      many: `Nenhum e-mail nem mensagem push sobre novidades nos últimos ${number(days)} de dias.`,
      other: `Nenhum e-mail nem mensagem push sobre novidades nos últimos ${number(days)} dias.`,
    }),
  counts: {
    title: (days: number) =>
      plural(days, {
        1: 'E-mails e mensagens push sobre novidades no último dia:',
        many: `E-mails e mensagens push sobre novidades nos últimos ${number(days)} de dias:`,
        other: `E-mails e mensagens push sobre novidades nos últimos ${number(days)} dias:`,
      }),
    waiting: 'Aguardando',
    waitingSince: (count: number, since: string) =>
      plural(count, {
        1: `1, desde ${since}`,
        many: `${number(count)}, a espera mais longa desde ${since}`,
        other: `${number(count)}, a espera mais longa desde ${since}`,
      }),
    sent: 'Enviados',
    failed: 'Com falha',
  },
  failures: {
    title: (count: number) => `Falhas (${number(count)})`,
    titleOfLast: (count: number) => `As últimas falhas (${number(count)})`,
    list: 'Falhas',
    email: (name: string, address: string) => `E-mail para ${name} (${address})`,
    push: (name: string, address: string) => `Mensagem push para ${name} (${address})`,
    attempts: (time: string, count: number) =>
      plural(count, {
        1: `${time}, 1 tentativa`,
        many: `${time}, ${number(count)} de tentativas`,
        other: `${time}, ${number(count)} tentativas`,
      }),
  },
  held: {
    counts: {
      announcements: (count: number) =>
        plural(count, {
          1: '1 novo aviso',
          many: `${number(count)} de novos avisos`,
          other: `${number(count)} novos avisos`,
        }),
      events: (count: number) =>
        plural(count, {
          1: '1 evento cancelado ou remarcado',
          many: `${number(count)} de eventos cancelados ou remarcados`,
          other: `${number(count)} eventos cancelados ou remarcados`,
        }),
      sermons: (count: number) =>
        plural(count, {
          1: '1 nova gravação',
          many: `${number(count)} de novas gravações`,
          other: `${number(count)} novas gravações`,
        }),
      signUps: (count: number) =>
        plural(count, {
          1: '1 novo cadastro',
          many: `${number(count)} de novos cadastros`,
          other: `${number(count)} novos cadastros`,
        }),
    },
    waiting: (what: string) => `Aguardando a sua decisão: ${what}.`,
    reasons: {
      first: 'Vieram com a primeira sincronização. Os membros não foram avisados.',
      restored: 'De uma versão anterior restaurada. Alguns membros talvez já tenham sido avisados.',
      origin:
        'A conta, o calendário, a lista de tarefas ou a pasta mudou. Os membros não foram avisados.',
      many: 'Eram mais de 30 de uma vez. Os membros não foram avisados.',
    },
    more: (count: number) => `e mais ${number(count)}`,
    send: {
      label: 'Enviar',
      labelOf: (what: string) => `Enviar: ${what}`,
      title: 'Enviar um resumo',
      question: (what: string, people: number) =>
        plural(people, {
          0: 'Ninguém ativou e-mails imediatos nem mensagens push para isto, então ninguém receberia o resumo. Enviar mesmo assim?',
          1: `Enviar a 1 pessoa uma única mensagem sobre ${what}?`,
          many: `Enviar a ${number(people)} de pessoas uma única mensagem sobre ${what}?`,
          other: `Enviar a ${number(people)} pessoas uma única mensagem sobre ${what}?`,
        }),
      done: 'O resumo será enviado. No horário de silêncio, ele espera até o fim.',
    },
    drop: {
      label: 'Não enviar',
      labelOf: (what: string) => `Não enviar: ${what}`,
      title: 'Não enviar um resumo',
      question: (what: string) =>
        `Os membros não serão avisados sobre ${what}, mas continuam vendo tudo no app.`,
      done: 'O resumo não será enviado.',
    },
  },
  paused: {
    title: 'Endereços em pausa',
    reason: 'O servidor de e-mail rejeitou estes endereços três vezes seguidas.',
    since: (time: string) => `Desde ${time}`,
    retry: 'Tentar de novo com eles',
    resumed: 'Os e-mails para estes endereços voltaram a ser enviados.',
  },
} satisfies Messages['delivery'];
