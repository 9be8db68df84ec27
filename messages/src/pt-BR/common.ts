import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  loading: 'Carregando…',
  more: 'Mais',
  noTitle: '(Sem título)',
  retry: 'Tentar de novo',
  moreAbout: (title: string) => `Mais sobre ${title}`,
  events: 'Eventos',
  announcements: 'Avisos',
  sermons: 'Pregações',
  offline: 'Você está sem conexão.',
  unreachable: (assembly: string) => `Não foi possível acessar ${assembly}.`,
  pleaseTryAgain: (why: string) => `${why} Tente de novo.`,

  pageNotLoaded: 'Não foi possível mostrar esta página. Recarregue-a.',
  pageFailed:
    'O app não conseguiu mostrar esta página. Recarregue-a. Se o problema continuar, avise a administração.',
  reload: 'Recarregar',

  clearSearch: 'Limpar busca',

  fileOpening: 'Aguarde um momento: estamos abrindo o arquivo.',
  loggedIn: 'Você entrou. Abrindo a página principal.',

  closeNotification: 'Fechar notificação',
  opensInNewTab: '(abre em uma nova aba)',
  today: 'hoje',
  tomorrow: 'amanhã',
  minutes: (count: number) => `${number(count)}\u00A0min`,
} satisfies Messages['common'];
