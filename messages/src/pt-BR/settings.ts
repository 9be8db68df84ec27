import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: 'Configurações',
  title: (section: string) => `Configurações: ${section}`,
  sections: {
    general: 'Geral',
    google: 'Google',
    schedule: 'Programação',
    email: 'E-mail',
    notifications: 'Notificações',
    backups: 'Backups',
    about: 'Sobre',
  },
  failed: 'Não foi possível carregar as configurações.',
  saved: 'Configurações salvas.',
  nothingToSave: 'Não há nada para salvar.',

  fixed: (variable: string) => `Definido pela variável de ambiente ${variable}.`,
  unreadable: 'Salvo aqui, mas este servidor não consegue ler.',
  unsaved: 'Ainda não salvo.',
  unsavedReset: 'Ainda não salvo: ao salvar, volta ao padrão.',
  secretIsSet: 'Já está definido. Informe um novo valor para substituí-lo.',

  removeSecret: (label: string) => `Remover: ${label}`,
  keepSecret: (label: string) => `Manter: ${label}`,
  willBeRemoved: 'Será removido quando você salvar.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    'Ainda não é possível guardar senhas e outros segredos. Defina no servidor a variável de ambiente ',
    code('ASSEMBLY_SECRET'),
    ' com pelo menos 32 caracteres aleatórios, igual para todos os processos, e reinicie-o.',
  ],

  iconNotDrawn:
    'Não foi possível criar o ícone para celulares a partir do logotipo. Tente outro navegador ou outra imagem.',

  sending: 'Enviando…',
  emailAccepted: (email: string) => `O servidor de e-mail aceitou o e-mail para ${email}.`,

  unsavedChanges: {
    title: 'Alterações não salvas',
    question: 'Suas alterações não foram salvas. Deseja sair sem salvá-las?',
    keepEditing: 'Continuar editando',
    discard: 'Descartar alterações',
  },
} satisfies Messages['settings'];
