import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) =>
      `Termine a configuração (${number(done)} de ${number(all)})`,
    copyContent: 'Copiar conteúdo do Google',
    syncAutomatically: 'Sincronizar automaticamente',
    mailServer: 'Informar um servidor de e-mail',
    weeklyEmail: 'Enviar um e-mail semanal',
    contact: 'Informar um contato',
    inviteMembers: 'Convidar membros',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('Feito: '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [
      'Ocultar',
      hidden(' o que falta configurar'),
    ],
  },
  peopleWait: (count: number) =>
    plural(count, {
      1: '1 pessoa aguarda aprovação',
      many: `${number(count)} de pessoas aguardam aprovação`,
      other: `${number(count)} pessoas aguardam aprovação`,
    }),
  syncWaits: 'Uma sincronização aguarda a sua resposta',
  syncFailed: 'A última sincronização falhou',
  updatesWait: 'Algumas novidades aguardam a sua decisão',
  backups: {
    failing: 'Os backups estão falhando',
    too_old: 'O backup mais recente é antigo demais',
    disk_nearly_full: 'O disco dos backups está quase cheio',
  },
  newVersion: (version: string) => `A versão ${version} está disponível`,
} satisfies Messages['tasks'];
