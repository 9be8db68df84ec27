import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list, number, plural } from './language.ts';

export default {
  title: 'Sincronize seus dados aqui',
  intro: 'Copia o calendário, as listas de tarefas e o Drive do Google para o app.',
  start: 'Sincronizar dados',
  starting: 'Iniciando…',
  confirm: {
    title: 'Confirmar sincronização',
    question: 'Deseja mesmo sincronizar os dados?',
  },
  loadFailed: 'Não foi possível carregar o estado da sincronização.',
  notConnected: <E>(link: (text: string) => E): Sentence<E> => [
    'O Google ainda não está conectado. ',
    link('Conecte-o nas configurações'),
  ],
  held: <E>(link: (text: string) => E): Sentence<E> => [
    'Os membros não foram avisados de algumas mudanças, porque eram muitas. ',
    link('Decida nas configurações'),
  ],
  version: (version: string) => `Assembly ${version}`,
  items: (count: number) =>
    plural(count, {
      0: 'vazio',
      one: '1 item',
      many: `${number(count)} de itens`,
      other: `${number(count)} itens`,
    }),
  more: (count: number) => `e mais ${number(count)}`,
  untitled: 'Sem título',

  sources: 'Fontes',
  origins: {
    events: 'do Google Agenda',
    announcements: 'do Google Tarefas',
    documents: 'do Google Drive',
  },
  neverSynced: 'Nunca sincronizado',
  lastSynced: (time: string) => `Última sincronização em ${time}`,
  restoredBy: (name: string, time: string) => `Versão anterior restaurada por ${name} em ${time}`,
  states: {
    waiting: 'Aguardando',
    reading: 'Lendo do Google',
    writing: 'Salvando',
    done: 'Concluída',
    failed: 'Falhou',
    stopped: 'Parada',
    interrupted: 'Interrompida',
  },
  progress: <E>(state: E, counts: string): Sentence<E> => [state, `: ${counts}`],
  problem: <E>(bold: (text: string) => E, state: string, error: string): Sentence<E> => [
    bold(`${state}.`),
    ` ${error}`,
  ],

  removals: {
    title: 'Sincronização em pausa',
    text: 'Mais da metade dos itens, ou dos eventos de um calendário, não está mais no Google. Nada foi removido ainda. Confira a lista e confirme.',
    count: (source: string, count: number) => `${source} a remover: ${number(count)}`,
    list: (source: string) => `${source} a remover`,
    item: <E>(title: E, details: string[]): Sentence<E> => [
      title,
      ...details.map((detail) => `, ${detail}`),
    ],
    details: {
      times: (count: number) =>
        plural(count, {
          1: '1 vez',
          many: `${number(count)} de vezes`,
          other: `${number(count)} vezes`,
        }),
      folder: 'uma pasta',
      folderIn: (folder: string) => `uma pasta em ${folder}`,
      inside: (parent: string) => `em ${parent}`,
    },
    confirm: 'Remover e sincronizar',
    items: {
      events: (count: number) =>
        plural(count, {
          1: '1 evento',
          many: `${number(count)} de eventos`,
          other: `${number(count)} eventos`,
        }),
      announcements: (count: number) =>
        plural(count, {
          1: '1 aviso',
          many: `${number(count)} de avisos`,
          other: `${number(count)} avisos`,
        }),
      documents: (count: number) =>
        plural(count, {
          1: '1 documento',
          many: `${number(count)} de documentos`,
          other: `${number(count)} documentos`,
        }),
    },
    question: (items: string[]) => `Deseja mesmo sincronizar os dados e remover ${list(items)}?`,
    yes: 'Remover e sincronizar',
  },

  connection: {
    title: 'Conexão',
    demo: 'Modo de demonstração: os dados vêm de um Google simulado neste computador.',
    account: 'Conta do Google',
    accountUnknown: 'Ainda não conhecida',
    calendars: (count: number) =>
      plural(count, {
        0: 'Calendário',
        one: 'Calendário',
        many: 'Calendários',
        other: 'Calendários',
      }),
    noCalendars: 'Nenhum escolhido ainda',
    signIn: 'Acesso ao Google',
    signInStates: {
      refused: 'Recusado pelo Google',
      unreadable: 'Não pode ser lido por este servidor',
      unused: 'Ainda não usado',
      used: (time: string, ago: string) => `Em uso desde ${time} (${ago})`,
    },
    schedule: 'Programação',
    noSchedule:
      'Nenhuma. Os dados só são sincronizados quando alguém inicia uma sincronização aqui.',
    cron: <E>(expression: E): Sentence<E> => ['(cron: ', expression, ')'],
    nextAndCron: <E>(time: string, expression: E): Sentence<E> => [
      `Próxima sincronização em ${time} (cron: `,
      expression,
      ')',
    ],
  },

  history: {
    title: 'Histórico de sincronização',
    nothing: 'Nenhuma sincronização ainda.',
    showFewer: 'Mostrar menos',
    showAll: (count: number) => `Mostrar todas (${number(count)})`,
    run: (time: string, startedBy: string, outcome: string) => `${time}, ${startedBy}: ${outcome}`,
    startedBy: {
      person: (name: string) => `por ${name}`,
      schedule: 'pela programação',
      command: 'por um comando no servidor',
      demo: 'pela demonstração',
    },
    outcomes: {
      running: 'em andamento',
      done: 'concluída',
      failed: 'falhou',
      partlyFailed: 'falhou em parte',
      interrupted: 'interrompida',
    },
    join: (items: string[]) => items.join(', '),
    counts: {
      added: (count: number) =>
        plural(count, {
          1: '1 adicionado',
          many: `${number(count)} adicionados`,
          other: `${number(count)} adicionados`,
        }),
      changed: (count: number) =>
        plural(count, {
          1: '1 alterado',
          many: `${number(count)} alterados`,
          other: `${number(count)} alterados`,
        }),
      removed: (count: number) =>
        plural(count, {
          1: '1 removido',
          many: `${number(count)} removidos`,
          other: `${number(count)} removidos`,
        }),
      unchanged: (count: number) =>
        plural(count, {
          1: '1 sem alteração',
          many: `${number(count)} sem alteração`,
          other: `${number(count)} sem alteração`,
        }),
      skipped: (count: number) =>
        plural(count, {
          1: '1 ignorado',
          many: `${number(count)} ignorados`,
          other: `${number(count)} ignorados`,
        }),
    },
    noChanges: 'sem alterações',
    summary: (parts: string[]) => parts.join('; '),
    unfinished: {
      waiting: (source: string) => `${source}: aguardando`,
      reading: (source: string) => `${source}: lendo do Google`,
      writing: (source: string) => `${source}: salvando`,
      failed: (source: string) => `${source}: falhou`,
      stopped: (source: string) => `${source}: parada`,
      interrupted: (source: string) => `${source}: interrompida`,
    },
    sources: {
      waiting: (source: string) => `${source}: aguardando`,
      reading: (source: string) => `${source}: lendo do Google`,
      writing: (source: string) => `${source}: salvando`,
      done: (source: string) => `${source}: concluída`,
      failed: (source: string) => `${source}: falhou`,
      stopped: (source: string) => `${source}: parada`,
      interrupted: (source: string) => `${source}: interrompida`,
    },
    skipped: 'Ignorados:',
    skippedItem: <E>(item: E, reason: string): Sentence<E> => [item, `: ${reason}`],
  },

  snapshots: {
    title: 'Versões anteriores',
    text: 'As três últimas versões de cada fonte são guardadas. Ao restaurar uma delas, os dados atuais são salvos primeiro, assim você pode desfazer. A próxima sincronização a substitui pelos dados do Google.',
    loadFailed: 'Não foi possível carregar as versões anteriores.',
    nothing: 'Nenhuma versão anterior ainda.',
    snapshot: <E>(source: E, time: string, items: string): Sentence<E> => [
      source,
      ` (antes de ${time}): ${items}`,
    ],
    restore: 'Restaurar',
    restoreOne: (source: string, time: string) => `Restaurar: ${source} (antes de ${time})`,
    restoring: 'Restaurando a versão anterior…',
    restored: 'Versão anterior restaurada.',
    confirmTitle: 'Confirmar restauração',
    question: (source: string, time: string) =>
      `Deseja mesmo restaurar esta versão anterior? ${source} (antes de ${time})`,
  },
} satisfies Messages['sync'];
