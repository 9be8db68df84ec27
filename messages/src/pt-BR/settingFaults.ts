import type { Messages } from '../catalog.ts';

export default {
  tooLong: (max: string) => `Pode ter no máximo ${max} caracteres.`,
  charsUnreadable: 'Remova quebras de linha e outros caracteres de controle.',
  notInDemo:
    'Não pode ser alterado na demonstração. Para encerrá-la, abra o link de configuração que o servidor mostrou ou inicie o servidor com PUBLIC_URL.',

  timeZone: 'Deve ser um fuso horário, como America/Sao_Paulo.',
  webAddress:
    'Deve ser um endereço simples que começa com http:// ou https://, sem parâmetros (?), fragmento (#), nome de usuário nem ponto e vírgula.',
  origin: 'Deve ser um endereço como https://assembly.example.org, sem caminho.',
  days: (max: string) => `Deve ser um número de dias de 1 a ${max}.`,
  tooFewDays: (min: string) =>
    `Devem ser pelo menos ${min} dias. Um número menor só pode ser definido no ambiente.`,
  email: 'Deve ser um único endereço de e-mail, como secretaria@example.org.',
  phone: 'Deve ser um único número de telefone, como +55 11 91234-5678.',
  clientId:
    'Deve ser um ID do cliente, como 1234-abcd.apps.googleusercontent.com. Copie-o do console do Google Cloud, em “Clientes”.',
  clientSecret:
    'Deve ser uma chave secreta do cliente, como GOCSPX-abcd. Copie-a do console do Google Cloud, em “Clientes”.',
  apiKey:
    'Deve ser uma chave de API, como AIzaSyAbcd. Copie-a do console do Google Cloud, em “Credenciais”.',
  cron: 'Deve ser uma expressão cron, como 0 5 * * *.',
  cronFields: 'Deve ser uma expressão cron com cinco campos, como 0 5 * * *.',
  backupKeep: 'Devem ser três números, como 7,4,6.',
  sender:
    'Deve ser um único endereço de e-mail, como secretaria@example.org ou "Igreja da Graça" <secretaria@example.org>.',
  senderMissing: 'Informe o endereço do remetente dos e-mails.',
  weeklyTime: 'Deve ser um dia e uma hora, como SAT 18:00.',
  quietHours: 'Devem ser duas horas, como 21-8, ou none.',
} satisfies Messages['settingFaults'];
