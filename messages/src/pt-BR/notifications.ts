import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  topics: {
    announcements: 'Novos avisos',
    events: 'Eventos cancelados ou remarcados',
    sermons: 'Novas gravações',
    signUps: 'Novos cadastros',
  },
  choices: { off: 'Nenhum e-mail', weekly: 'E-mail semanal', email: 'E-mail imediato' },
  failed: 'Não foi possível carregar as suas notificações.',
  emails: {
    title: 'E-mails',
    off: 'No momento, nenhum e-mail sobre novidades é enviado. O que você escolher aqui vale assim que forem enviados.',
    turnOn: <E>(
      emailSettings: (text: string) => E,
      notificationSettings: (text: string) => E,
    ): Sentence<E> => [
      'Eles precisam de um servidor de e-mail em ',
      emailSettings('Configurações, E-mail'),
      ' e devem estar ativados em ',
      notificationSettings('Configurações, Notificações'),
      '. Para os e-mails sobre cadastros, basta o servidor de e-mail.',
    ],
    weekly: (time: string, zone: string) =>
      `O e-mail semanal é enviado toda semana: ${time}${zone && ` (${zone})`}.`,
    noWeekly:
      'O e-mail semanal ainda não foi configurado, por isso “E-mail semanal” não envia nada.',
    setWeekly: <E>(notificationSettings: (text: string) => E): Sentence<E> => [
      'Defina o dia e a hora em ',
      notificationSettings('Configurações, Notificações'),
      '.',
    ],
    askForWeekly: 'A administração pode definir o dia e a hora.',
    saved: 'Sua escolha foi salva.',
  },
  paused: {
    reason: <E>(bold: (text: string) => E, since: string, email: string): Sentence<E> => [
      bold(
        'Não conseguimos enviar e-mails para você: o servidor de e-mail rejeita o seu endereço.',
      ),
      ` Desde ${since}, nenhum e-mail sobre novidades é enviado para ${email}. A última resposta do servidor:`,
    ],
    ifItWorks:
      'Se o endereço voltou a funcionar, por exemplo depois que você liberou espaço em uma caixa de entrada cheia:',
    ifItIsWrong:
      'Se o endereço está errado, cadastre-se de novo com o certo ou fale com a administração: não é possível mudar o endereço de uma conta.',
    resumed: 'Os e-mails para você voltaram a ser enviados.',
  },

  push: {
    title: 'Notificações neste aparelho',
    unsupported:
      'Este navegador não consegue mostrar notificações. Na maioria dos aparelhos, o Chrome e o Firefox conseguem.',
    installFirst: <E>(link: (text: string) => E): Sentence<E> => [
      'No iPhone ou iPad, primeiro instale o app, depois abra-o pela tela de início e volte aqui. ',
      link('Como instalar o app'),
    ],
    topics: 'Quero notificações de',
    topicsOfDevice: 'Este aparelho avisa você de',
    turnOn: 'Ativar neste aparelho',
    turnOff: 'Desativar neste aparelho',
    pending: 'Aguarde…',
    saved: 'Salvo para este aparelho.',
    turnedOff: 'As notificações estão desativadas neste aparelho.',
    failures: {
      denied:
        'As notificações deste app estão bloqueadas neste aparelho. Permita-as nas configurações do navegador ou do celular e tente de novo.',
      dismissed:
        'As notificações continuam desativadas. Toque de novo no botão e escolha “Permitir”.',
      notReady:
        'O app ainda está sendo preparado neste aparelho. Recarregue a página e tente de novo.',
      noService:
        'O seu navegador não conseguiu acessar o serviço de notificações dele. Verifique a conexão ou tente outro navegador.',
    },
    others: 'Seus outros aparelhos com notificações',
    listOfOthers: 'Outros aparelhos com notificações',
    since: (time: string) => `Desde ${time}`,
    remove: 'Remover',
    removed: 'Aparelho removido.',
  },
} satisfies Messages['notifications'];
