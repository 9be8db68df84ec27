import type { Messages } from '../catalog.ts';

export default {
  pageTitle: 'Configuração',
  checking: 'Verificando o link…',
  linkProblems: {
    setup_done: 'O app desta igreja já foi configurado',
    wrong_setup_code: 'Este link não funciona',
  },
  whereLinkIs: 'O servidor o mostra no terminal, ou no log se for executado como serviço.',
  goToLogin: 'Ir para o login',
  endsDemo:
    'Concluir a configuração encerra a demonstração. Isso remove definitivamente as pessoas dela, as contas criadas nela, o conteúdo de exemplo e as configurações alteradas nela. Até lá, nada muda.',
  account: 'Sua conta',
  assembly: 'Sua igreja',
  finish: 'Concluir configuração',
  finishing: 'Configurando…',
} satisfies Messages['setup'];
