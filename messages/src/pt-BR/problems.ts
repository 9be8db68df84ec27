import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  invalid_input: 'Alguns campos estão vazios ou são inválidos. Corrija-os.',
  password_policy: 'Não é possível usar esta senha. Escolha outra.',
  bad_request: 'Não foi possível entender o pedido. Recarregue a página e tente de novo.',
  invalid_credentials: 'E-mail ou senha incorretos. Tente de novo.',
  not_signed_in: 'Você não entrou na sua conta. Entre primeiro.',
  account_inactive: 'Sua conta ainda não está ativa. Fale com a administração.',
  forbidden: 'Só quem é admin pode fazer isto.',
  wrong_origin: 'Este pedido não veio do endereço do próprio app. Abra o app lá e tente de novo.',
  wrong_setup_code:
    'Este link de configuração não é válido. Use o mais recente que o servidor mostrou ao iniciar.',
  not_found: 'Não há nada neste endereço.',
  user_not_found: 'Esta pessoa não está mais aqui: alguém já excluiu a conta.',
  session_not_found: 'Esta sessão já foi encerrada.',
  event_not_found: 'Este evento não está mais no calendário.',
  version_not_found: 'Esta versão anterior não existe mais.',
  folder_not_found: 'Esta pasta não existe mais. Volte aos documentos.',
  file_not_found: 'Este arquivo não existe mais. Volte aos documentos.',
  feed_not_found: 'Este link privado não existe ou foi desativado. Crie um novo na sua conta.',
  email_not_found: 'E-mail não encontrado. Confira-o ou faça o seu cadastro.',
  email_in_use: 'Este e-mail já está em uso. Use outro.',
  last_admin: 'Esta é a última pessoa com a função de admin. Antes, dê a função a mais alguém.',
  own_account:
    'Você não pode fazer isto com a sua própria conta. Peça a mais alguém da administração.',
  settings_changed:
    'Enquanto isso, outra pessoa mudou as configurações. Confira as suas alterações e salve de novo.',
  fixed_by_environment:
    'Definido por uma variável de ambiente. Altere-a ou remova-a e reinicie o servidor.',
  no_secret_key:
    'Ainda não é possível guardar segredos. Defina ASSEMBLY_SECRET no servidor com pelo menos 32 caracteres e reinicie-o.',
  push_not_available:
    'Isto ainda não está disponível. Peça à administração que defina ASSEMBLY_SECRET no servidor.',
  mail_not_configured: 'Nenhum servidor de e-mail foi definido. Primeiro informe um e salve.',
  google_not_configured: 'Primeiro informe o ID e a chave secreta do cliente e salve.',
  google_not_connected: 'O Google não está conectado. Conecte-o primeiro.',
  too_many_feeds: (max: number) =>
    `Você já tem ${number(max)} links privados. Desative um que não usa mais e tente de novo.`,
  sync_running: 'Uma sincronização já está em andamento. Espere até ela terminar.',
  backup_not_found: 'Este backup não existe mais.',
  backup_running: 'Um backup ou uma restauração já está em andamento. Espere até terminar.',
  backup_not_configured:
    'Ainda não há uma pasta para os backups. Defina BACKUP_FOLDER no servidor e reinicie-o.',
  backup_not_made:
    'Nada foi restaurado, porque antes não foi possível fazer um backup do estado atual. O log do servidor informa o motivo.',
  backup_damaged: 'Este backup está danificado ou incompleto, e nada foi restaurado. Use outro.',
  backup_newer:
    'Este backup é de uma versão mais nova do app, e nada foi restaurado. Atualize o app primeiro.',
  reset_expired: 'Este link já foi usado ou expirou. Peça um novo.',
  setup_done: 'A configuração já foi concluída. Agora é só entrar.',
  body_too_large: 'O pedido é grande demais.',
  unsupported_body: 'O pedido precisa ser enviado como JSON.',
  unsupported_image: (maxKilobytes: number) =>
    `Escolha uma imagem PNG, JPEG, WebP ou SVG de no máximo ${number(maxKilobytes)} kB.`,
  too_many_attempts: 'Tentativas demais. Tente de novo mais tarde.',
  too_many_downloads: (max: number) =>
    `Você já está baixando ${number(max)} arquivos. Feche um, ou espere até um terminar, e tente de novo.`,
  unexpected: 'Algo deu errado do nosso lado. Tente de novo mais tarde.',
  mail_failed:
    'Não foi possível enviar o e-mail. Tente de novo mais tarde ou peça um link à administração.',
  google_failed: 'Não foi possível obter o arquivo do Google. Tente de novo mais tarde.',
  google_not_revoked:
    'O Google foi desconectado aqui, mas não foi possível revogar o acesso no Google. Remova o app lá: https://myaccount.google.com/connections',
  busy: 'O servidor está ocupado. Tente de novo daqui a pouco.',
  unavailable:
    'No momento, o app não consegue acessar o banco de dados. Tente de novo daqui a pouco.',
  session_not_ended:
    'Você saiu neste navegador, mas não foi possível encerrar a sessão no servidor. Entre de novo mais tarde e encerre-a na sua conta.',

  retryInSeconds: (count: number) =>
    plural(count, {
      1: 'Tentativas demais. Tente de novo em 1 segundo.',
      many: `Tentativas demais. Tente de novo em ${number(count)} de segundos.`,
      other: `Tentativas demais. Tente de novo em ${number(count)} segundos.`,
    }),
  retryInMinutes: (count: number) =>
    plural(count, {
      1: 'Tentativas demais. Tente de novo em 1 minuto.',
      many: `Tentativas demais. Tente de novo em ${number(count)} de minutos.`,
      other: `Tentativas demais. Tente de novo em ${number(count)} minutos.`,
    }),

  approveFirst: 'Primeiro aprove esta pessoa.',
  demoAccount: 'As contas da própria demonstração não podem ser excluídas.',
  backupOfDemo:
    'Este backup é da demonstração, cujas senhas são públicas. Ele só pode ser restaurado na demonstração.',
  alreadyDecided: 'Alguém já decidiu enviar ou descartar estas notificações.',
  nothingForWeeklyEmail:
    'Ainda não há nada para o e-mail semanal: nenhum evento nos próximos 7 dias, nenhum aviso novo ou que termine em breve, nem novos documentos ou gravações.',
  pushKeyUnreadable:
    'O servidor não consegue ler a chave das notificações nos aparelhos. Peça à administração que restaure ASSEMBLY_SECRET ou o arquivo secret.key, ou que remova a chave com o comando “set PUSH_PRIVATE_KEY ""”.',
  secretKeyUnusable:
    'Não é possível guardar segredos: o arquivo secret.key ao lado do banco de dados não pode ser criado ou lido, ou está danificado. Confira a quem pertencem a pasta e o arquivo, e o espaço livre. Se ele estiver danificado, restaure-o de uma cópia ou remova-o e informe todos os segredos de novo.',
} satisfies Messages['problems'];
