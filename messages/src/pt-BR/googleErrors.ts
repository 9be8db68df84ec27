import type { Messages } from '../catalog.ts';

const services = {
  Calendar: 'Google Agenda',
  Tasks: 'Google Tarefas',
  Drive: 'Google Drive',
  'sign-in': 'Google (login)',
};
type Service = keyof typeof services;

/** Como na página em que o Google pede as permissões. */
const permissions: Record<Service, string> = {
  Calendar: 'Ver e fazer o download de qualquer agenda que você acessa usando o Google Agenda',
  Tasks: 'Ver suas tarefas',
  Drive: 'Ver e fazer download de todos os seus arquivos do Google Drive',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? 'Crie um novo token de atualização, defina GOOGLE_REFRESH_TOKEN com ele e reinicie o servidor.'
    : 'Reconecte o Google nas configurações.';

export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `O acesso ao Google expirou. Mude o status de publicação do app para “Em produção”. ${connectAgain(isTokenFixed)}`,
  not_connected: 'O Google não está conectado. Conecte-o nas configurações.',
  wrong_client:
    'O Google não reconhece este ID do cliente. Compare o ID e a chave secreta do cliente nas configurações com os do console do Google Cloud.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `O Google foi conectado com outro ID do cliente. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `O ${services[service]} não aceitou as credenciais. ${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `A API do ${services[service]} não está ativada. Ative-a no console do Google Cloud, em “APIs e serviços”, espere alguns minutos e tente de novo.`,
  key_unknown: 'O Google não aceita a chave de API. Confira-a nas configurações.',
  key_restricted: (service: Service) =>
    `Este servidor não pode usar a chave de API para o ${services[service]}. Mude as restrições da chave no console do Google Cloud.`,
  no_calendar:
    'Nenhum calendário foi escolhido. Escolha um nas configurações e sincronize de novo.',
  calendar_not_found:
    'O Google Agenda não encontra o calendário. Confira os calendários nas configurações. Torne o calendário público ou compartilhe-o com a conta conectada.',
  file_not_found:
    'O Google Drive não encontra este arquivo: ele foi excluído ou não está mais compartilhado. Sincronize os dados de novo.',
  listed_folder_not_found:
    'O Google Drive não encontra esta pasta: ela foi excluída ou não está mais compartilhada. Escolha outra.',
  folder_not_found:
    'O Google Drive não encontra a pasta a sincronizar. Confira a pasta do Drive nas configurações e veja se ela está compartilhada com a conta conectada e não está na lixeira.',
  task_lists_not_found:
    'O Google Tarefas não tem nenhuma das listas de tarefas escolhidas. Escolha outras nas configurações.',
  not_found: (service: Service) =>
    `O ${services[service]} não encontra o que foi pedido: talvez tenha acabado de ser excluído. Tente de novo e confira GOOGLE_API_URL, se estiver definida.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `A conta do Google conectada não permitiu que o app leia o ${services[service]}. ${connectAgain(isTokenFixed)} Na página do Google, marque “${permissions[service]}”.`,
  code_rejected: 'O Google não aceitou a autorização, ou ela demorou demais. Conecte de novo.',
  redirect_mismatch:
    'O endereço de redirecionamento não está registrado no Google. Copie-o das configurações para o cliente no console do Google Cloud, espere alguns minutos e conecte de novo.',
  no_refresh_token:
    'O Google não enviou um token de atualização. Remova o app em “Apps e serviços de terceiros” da conta do Google e conecte de novo.',
  forbidden: (service: Service) =>
    `O ${services[service]} recusa o acesso. Veja se a conta do Google conectada tem acesso a este conteúdo e compartilhe-o com ela.`,
  rate_limit: (service: Service) =>
    `Foram feitos pedidos demais ao ${services[service]}. Tente de novo daqui a alguns minutos.`,
  daily_limit: (service: Service) =>
    `O limite diário do ${services[service]} foi atingido. Tente de novo amanhã ou aumente a cota no console do Google Cloud.`,
  unavailable: (service: Service) =>
    `O ${services[service]} não está disponível no momento. Tente de novo mais tarde.`,
  unreachable: (service: Service) =>
    `Não foi possível acessar o ${services[service]}. Verifique a conexão deste servidor com a internet e tente de novo.`,
  too_slow: (service: Service) =>
    `O ${services[service]} demorou demais para responder. Tente de novo mais tarde.`,
  too_large: (service: Service) =>
    `O ${services[service]} enviou uma resposta grande demais. Procure um item com um texto muito longo e encurte-o.`,
  too_many: (service: Service) =>
    `O ${services[service]} tem mais itens do que o app consegue tratar. Remova alguns.`,
  not_understood: (service: Service) =>
    `O ${services[service]} enviou uma resposta que não foi possível entender. Tente de novo mais tarde. Se continuar falhando, confira GOOGLE_API_URL e GOOGLE_TOKEN_URL, se estiverem definidas, e qualquer proxy no caminho.`,
  refused: (service: Service) =>
    `O ${services[service]} recusou o pedido. Tente de novo. Se continuar falhando, confira as configurações do Google deste servidor.`,
  not_downloadable:
    'O Google Drive não permite baixar este arquivo. Abra-o diretamente no Google Drive.',
  export_too_large:
    'Este documento é grande demais para o Google exportá-lo como PDF. Divida-o ou coloque no Drive um PDF dele.',
} satisfies Messages['googleErrors'];
