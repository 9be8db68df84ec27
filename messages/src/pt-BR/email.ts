import type { Messages } from '../catalog.ts';

export default {
  title: 'Servidor de e-mail',
  sentThrough: (host: string, port: number) =>
    `Os e-mails são enviados por ${host}, porta ${port}.`,
  isSet: 'Um servidor de e-mail está definido.',
  cannotBeSent: 'Não é possível enviar e-mails.',
  notSet:
    'Nenhum servidor de e-mail foi definido: os e-mails são gravados na pasta data/outbox do servidor e não são enviados.',
  replace: 'Informe um novo para substituí-lo.',
  server: 'Servidor',
  serverInvalid:
    'Informe o nome do servidor, como mail.example.org. Deixe a porta vazia para usar a habitual.',
  port: 'Porta',
  encryption: 'Criptografia',
  encryptions: {
    starttls: 'STARTTLS (em geral, porta 587)',
    tls: 'TLS (em geral, porta 465)',
    none: 'Nenhuma: só em uma rede de confiança',
  },
  user: 'Usuário',
  password: 'Senha',
  testTitle: 'Teste',
  saveFirst: 'Primeiro salve as alterações, depois teste aqui.',
  test: (email: string) => `Envia um e-mail para ${email}.`,
  sendTest: 'Enviar um e-mail de teste para mim',
} satisfies Messages['email'];
