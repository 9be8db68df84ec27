import type { Messages } from '../catalog.ts';

export default {
  ASSEMBLY_NAME: {
    label: 'Nome',
    hint: 'Aparece no topo de todas as páginas e nos e-mails.',
  },
  ASSEMBLY_TIME_ZONE: {
    label: 'Fuso horário',
    hint: 'Os horários são mostrados neste fuso horário.',
  },
  DEFAULT_LANGUAGE: {
    label: 'Idioma',
    hint: 'Para quem usa um navegador que não pede nenhum destes idiomas. As outras pessoas veem o app no próprio idioma.',
  },
  PUBLIC_URL: {
    label: 'Endereço público',
    hint: 'O endereço em que as pessoas abrem o app, para os links nos e-mails e para o Google. Mude-o só quando o app já abrir no novo endereço. O antigo continua funcionando por 24 horas. Depois adicione o novo endereço de redirecionamento no console do Google Cloud.',
  },
  AUDIT_DAYS: {
    label: 'Dias para guardar o registro de atividades',
    hint: 'O que é mais antigo, como quem aprovou quem, é removido.',
  },
  CONTACT_NAME: {
    label: 'Nome para contato',
    hint: 'Por exemplo, Maria Souza ou Secretaria da igreja.',
  },
  CONTACT_EMAIL: { label: 'E-mail para contato' },
  CONTACT_PHONE: {
    label: 'Telefone para contato',
    hint: 'Com o código do país, como +55\u00A011\u00A091234-5678.',
  },
  GOOGLE_CLIENT_ID: {
    label: 'ID do cliente',
    hint: 'Termina em .apps.googleusercontent.com.',
  },
  GOOGLE_CLIENT_SECRET: { label: 'Chave secreta do cliente' },
  GOOGLE_CALENDAR_ID: {
    label: 'Calendários',
    hint: 'O ID da agenda, que está nas configurações dela no Google Agenda, em “Integrar agenda”. Separe vários com vírgulas.',
  },
  GOOGLE_API_KEY: {
    label: 'Chave de API',
    hint: 'Com uma chave de API, só é possível ler calendários públicos. Crie-a no console do Google Cloud, em “Credenciais”, em um projeto com a API Calendar. Ela não pode estar restrita a páginas da web.',
  },
  GOOGLE_TASK_LISTS: { label: 'Listas de tarefas' },
  GOOGLE_DRIVE_FOLDER: { label: 'Pasta do Drive' },
  SYNC_SCHEDULE: { label: 'Programação da sincronização' },
  SMTP_URL: { label: 'Servidor de e-mail' },
  MAIL_FROM: {
    label: 'Remetente',
    hint: 'O endereço de onde vêm os e-mails, como Igreja da Graça <secretaria@example.org>. O servidor de e-mail precisa permiti-lo.',
  },
  NOTIFICATION_EMAILS: {
    label: 'E-mails sobre novidades',
    options: {
      on: 'Os membros podem escolhê-los',
      off: 'Desativados: só se enviam e-mails sobre contas e cadastros',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: 'Padrão para os membros',
    hint: 'Para os membros que não fizeram uma escolha na própria conta.',
    options: { off: 'Nenhum e-mail', weekly: 'E-mail semanal', email: 'E-mail imediato' },
  },
  WEEKLY_EMAIL: {
    label: 'E-mail semanal',
    hint: 'Os eventos da semana, os avisos, a última pregação e os novos documentos.',
  },
  WEEKLY_EMAIL_NOTE: {
    label: 'Uma frase para o próximo e-mail semanal',
    hint: 'Opcional. Vem no início do e-mail e é removida daqui quando ele é enviado.',
  },
  QUIET_HOURS: {
    label: 'Horário de silêncio',
    hint: 'Os e-mails e as mensagens push esperam até ele terminar.',
  },
  BACKUP_SCHEDULE: { label: 'Programação dos backups' },
  BACKUP_KEEP: { label: 'Backups a manter' },
} satisfies Messages['settingFields'];
