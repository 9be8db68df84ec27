import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Sua conta',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => [
    'Você entrou como ',
    name,
    ` (${email}).`,
  ],
  logOut: 'Sair',
  sections: {
    notifications: 'Notificações',
    apps: 'Apps de calendário e podcast',
    install: 'Este aparelho',
    name: 'Nome',
    password: 'Senha',
    sessions: 'Onde você entrou',
    data: 'Seus dados',
    delete: 'Excluir conta',
  },
  actionOn: (action: string, title: string, detail: string) => `${action}: ${title}. ${detail}`,
  keep: 'Manter',

  feeds: {
    intro:
      'Com um link privado, você vê nossos eventos no calendário do celular e ouve as pregações em um app de podcast. O link é só para você: quem o tiver pode ver os eventos e ouvir as pregações.',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Este link só aparece agora.'),
      ' Adicione-o aos seus apps antes de sair desta página. Se você o perder, desative-o e crie outro.',
    ],
    calendarTitle: 'Os eventos no seu calendário',
    calendar:
      'Todos os eventos, no Calendário da Apple, Outlook, Google Agenda ou outro calendário.',
    addToApple: 'Adicionar à Apple ou ao Outlook',
    addToGoogle: 'Adicionar ao Google Agenda',
    calendarLink: 'Link do calendário',
    calendarHelp:
      'O Google Agenda procura mudanças só a cada 12 a 24 horas. Para adicionar o link ao Google Agenda, use um computador, não o app do celular. Se o Google não perguntar se deseja adicionar a agenda: copie o link, escolha “Outras agendas”, “Do URL”, e cole-o.',
    podcastTitle: 'As pregações no seu app de podcast',
    podcast: (count: number) =>
      `As ${number(count)} gravações mais recentes, na maioria dos apps de podcast.`,
    podcastLink: 'Link do podcast',
    podcastHelp:
      'No seu app de podcast, procure “Adicionar por URL” (URL significa link; no Apple Podcasts, “Seguir um Podcast por URL”) e cole este link. O Spotify não permite adicionar podcasts privados.',
    get: 'Criar meu link',
    getAnother: 'Criar outro link',
    failed: 'Não foi possível carregar seus links privados.',
    none: 'Você ainda não tem links privados.',
    list: 'Links privados',
    created: (time: string) => `Criado em ${time}`,
    lastUsed: (time: string) => `Último uso em ${time}`,
    unused: 'Ainda não usado por nenhum app',
    turnOff: 'Desativar',
    turnOffLink: 'Desativar link',
    turnOffTitle: 'Desativar link privado',
    turnOffQuestion: (created: string) =>
      `Desativar o link criado em ${created}? Os apps que o usam não receberão mais eventos nem pregações.`,
    turnedOff: 'Link privado desativado.',
  },
} satisfies Messages['account'];
